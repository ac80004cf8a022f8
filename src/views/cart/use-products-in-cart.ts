import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { cartLines } from '../../../machines/cart/cart.selectors.ts';
import { useShop } from '../shop-context.ts';

const sameIds = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every((id, at) => id === other[at]);

/** Ids of what the cart holds. */
export function useProductsInCart(): ReadonlySet<number> {
  const ids = useSelector(
    useShop().flows.cart,
    (cart) => cartLines(cart).map(({ product }) => product.productId),
    sameIds,
  );
  return useMemo(() => new Set(ids), [ids]);
}
