import type { SnapshotFrom } from 'xstate';
import type { shopMachine } from './shop.machine.ts';

type Shop = SnapshotFrom<typeof shopMachine>;

/** The delivery dialogs, while they are open. */
export const deliveryRef = (shop: Shop) => shop.children.delivery;
/** Cache key of the prices and the availability this visitor sees. */
export const pricesHash = (shop: Pick<Shop, 'context'>): string => shop.context.hash;
/** The checkout, while it lives. */
export const checkoutRef = (shop: Shop) => shop.children.checkout;
