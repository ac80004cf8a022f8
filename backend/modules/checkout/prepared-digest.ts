import { createHash } from 'node:crypto';
import type { CartState } from '../cart/cart-state.ts';

/** What a shopper agreed to at prepare, as one text: lines, sums, address and slot. Another one at buy is a change. */
export function preparedDigest(state: CartState): string {
  const { cart, lines, packages, totals, store } = state;
  const agreed = [
    [...lines, ...packages].map((line) => [line.row.itemId, line.row.quantity, line.gross]),
    [totals.itemsTotal, totals.giftTotal, totals.packageTotal, totals.deliveryFee, totals.totalPrice],
    [cart.addressId, cart.slotDate, cart.timeslotId, store.storeId],
  ];
  return createHash('sha256').update(JSON.stringify(agreed)).digest('hex');
}
