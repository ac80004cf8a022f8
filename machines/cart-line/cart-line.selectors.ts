import type { SnapshotFrom } from 'xstate';
import type { cartLineMachine } from './cart-line.machine.ts';

type CartLine = SnapshotFrom<typeof cartLineMachine>;

export const wantedQuantity = (line: CartLine): number => line.context.wanted;
export const quantityHint = (line: CartLine) => line.context.hint;
export const isUnsaved = (line: CartLine): boolean => line.hasTag('unsaved');
export const isConfirmingRemoval = (line: CartLine): boolean => line.hasTag('confirming');
export const lineProductName = (line: CartLine): string => line.context.product.name;
