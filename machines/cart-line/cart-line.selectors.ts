import type { SnapshotFrom } from 'xstate';
import type { Product } from '../../contract/api/shopping/product.ts';
import type { cartLineMachine } from './cart-line.machine.ts';

type CartLine = SnapshotFrom<typeof cartLineMachine>;

export const wantedQuantity = (line: CartLine): number => line.context.wanted;
export const quantityHint = (line: CartLine) => line.context.hint;
export const isUnsaved = (line: CartLine): boolean => line.hasTag('unsaved');
/** It waits until the shopper saves what was changed (CART-07). */
export const isHeld = (line: CartLine): boolean => line.hasTag('held');
export const isConfirmingRemoval = (line: CartLine): boolean => line.hasTag('confirming');
export const lineProduct = (line: CartLine): Product => line.context.product;
