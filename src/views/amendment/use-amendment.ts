import { useSelector } from '@xstate/react';
import type { Order } from '../../../contract/api/ordering/order.ts';
import type { Cart } from '../../../contract/api/shopping/cart.ts';
import {
  amendmentChanges,
  type AmendmentChanges,
} from '../../../contract/rules/checkout/amendment-changes.ts';
import { amendedOrder } from '../../../machines/amendment/amendment.selectors.ts';
import { shownCart } from '../../../machines/cart/cart.selectors.ts';
import { useShop } from '../shop-context.ts';

export interface Amendment {
  order: Order;
  cart: Cart;
  changes: AmendmentChanges;
}

/** The order that is changed beside the cart that changes it; null while one of them is not known. */
export function useAmendment(): Amendment | null {
  const { flows } = useShop();
  const order = useSelector(flows.amendment, amendedOrder);
  const cart = useSelector(flows.cart, shownCart);
  if (order === null || cart === null || cart.modifyingOrderId !== order.orderId) return null;
  return { order, cart, changes: amendmentChanges(order, cart) };
}
