import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { areProductsOnTheirWay } from '../../../machines/add-to-cart/add-to-cart.selectors.ts';
import { readyTotal, readyUsuals } from '../../../machines/usuals/usuals.selectors.ts';
import { useProductsInCart } from '../cart/use-products-in-cart.ts';
import { useShop } from '../shop-context.ts';
import type { UsualsRef } from './usuals-ref.ts';

/** What is ready of what the cart does not hold yet, its sum in cents, and the ways into the cart, once, and onto a list (B-20). */
export function useReady(usuals: UsualsRef) {
  const { t } = useLingui();
  const { flows, newUuid } = useShop();
  const inCart = useProductsInCart();
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
          items: ready.map(({ product: { productId }, chosen, quantity }) => ({
            productId,
            quantity,
            infos: chosen ?? {},
          })),
        },
      }),
    saveAsList: () =>
      flows.listSelector.send({
        type: 'selector.open',
        subject: {
          kind: 'many',
          name: t`I tuoi soliti`,
          items: ready.map(({ product: { productId }, quantity }) => ({ productId, quantity })),
        },
      }),
  };
}
