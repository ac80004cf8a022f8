import type { Order } from '../../../../contract/api/ordering/order.ts';
import type { Basket } from './substitution-refs.ts';

/** An order as what it says about goods that are sold out is chosen for, line by line like a cart. */
export const asBasket = ({ cartInfos, orderItems = [], timeslot }: Order): Basket => ({
  cartInfos,
  cartItems: orderItems.map((item) => ({ ...item, itemId: item.orderItemId })),
  timeslot,
});

/** True while that can be changed; `now` in milliseconds (O15). */
export const isChoosable = ({ editable, editableUntil }: Order, now: number): boolean =>
  editable && editableUntil !== null && Date.parse(editableUntil) > now;
