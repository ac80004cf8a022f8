import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { areProductsOnTheirWay } from '../../../machines/add-to-cart/add-to-cart.selectors.ts';
import {
  addedLines,
  linesToChoose,
  listedProducts,
  productsToAdd,
  takenLines,
  takenTotal,
  unknownLines,
} from '../../../machines/pasted-list/pasted-list.selectors.ts';
import { useProductsInCart } from '../cart/use-products-in-cart.ts';
import { useShop } from '../shop-context.ts';
import type { PastedListRef } from './pasted-list-ref.ts';

/** What was found for a list, its sum in cents, and the ways into the cart and onto a list of the shopper's. */
export function useFound(list: PastedListRef) {
  const { t } = useLingui();
  const { flows, newUuid } = useShop();
  const inCart = useProductsInCart();
  const snapshot = useSelector(list, (current) => current);
  return {
    found: takenLines(snapshot, inCart).length,
    toChoose: linesToChoose(snapshot, inCart),
    unknown: unknownLines(snapshot),
    added: addedLines(snapshot, inCart).length,
    total: takenTotal(snapshot, inCart),
    isAdding: useSelector(flows.addToCart, areProductsOnTheirWay),
    add: () =>
      flows.addToCart.send({
        type: 'cart.add',
        request: { kind: 'products', requestId: newUuid(), items: productsToAdd(snapshot, inCart) },
      }),
    canBeListed: listedProducts(snapshot).length > 0,
    saveAsList: () =>
      flows.listSelector.send({
        type: 'selector.open',
        subject: { kind: 'many', name: t`La tua lista`, items: listedProducts(snapshot) },
      }),
  };
}
