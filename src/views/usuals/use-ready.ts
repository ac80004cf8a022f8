import { useSelector } from '@xstate/react';
import { areProductsOnTheirWay } from '../../../machines/add-to-cart/add-to-cart.selectors.ts';
import { cartLines } from '../../../machines/cart/cart.selectors.ts';
import { readyTotal, readyUsuals } from '../../../machines/usuals/usuals.selectors.ts';
import { useShop } from '../shop-context.ts';
import type { UsualsRef } from './usuals-ref.ts';

const sameIds = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every((id, at) => id === other[at]);

/** What is ready of what the cart does not hold yet, its sum in cents, and the way into the cart, once (B-20). */
export function useReady(usuals: UsualsRef) {
  const { flows, newUuid } = useShop();
  const ids = useSelector(
    flows.cart,
    (cart) => cartLines(cart).map(({ product }) => product.productId),
    sameIds,
  );
  const inCart = new Set(ids);
  const snapshot = useSelector(usuals, (current) => current);
  const ready = readyUsuals(snapshot, inCart);
  return {
    count: ready.length,
    total: readyTotal(snapshot, inCart),
    isAdding: useSelector(flows.addToCart, areProductsOnTheirWay),
    add: () =>
      flows.addToCart.send({
        type: 'cart.add',
        request: {
          kind: 'products',
          requestId: newUuid(),
          items: ready.map(({ product: { productId }, quantity }) => ({ productId, quantity })),
        },
      }),
  };
}
