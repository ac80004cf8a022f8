import { useSelector } from '@xstate/react';
import { shownCart } from '../../../machines/cart/cart.selectors.ts';
import { useShop } from '../shop-context.ts';

/** Whether the cart was sent to an address, which cannot be deleted then (ADR-12). */
export const useIsInUse = (addressId: number): boolean =>
  useSelector(useShop().flows.cart, (cart) => {
    const chosen = shownCart(cart)?.shippingAddress;
    return chosen?.addressId === addressId && !chosen.autoAssigned;
  });
