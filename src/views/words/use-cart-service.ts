import { useSelector } from '@xstate/react';
import { deliveryServiceCodes } from '../../../contract/api/codes.ts';
import type { DeliveryServiceId } from '../../../contract/api/shopping/delivery.ts';
import { shownCart } from '../../../machines/cart/cart.selectors.ts';
import { useShop } from '../shop-context.ts';

/** Returns how the cart comes to its shopper: home delivery until they choose to collect. */
export function useCartService(): DeliveryServiceId {
  return useSelector(
    useShop().flows.cart,
    (cart) => shownCart(cart)?.shippingAddress?.deliveryServiceId ?? deliveryServiceCodes.homeDelivery,
  );
}
