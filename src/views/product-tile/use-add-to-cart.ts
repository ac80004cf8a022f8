import type { Product } from '../../../contract/api/shopping/product.ts';
import { useShop } from '../shop-context.ts';
import { addRequest } from './add-request.ts';

interface Wanted {
  /** In pieces or in the selling unit; the first quantity when absent. */
  quantity?: number;
  chosen?: Readonly<Record<string, string>>;
}

/** Puts a product on its way into the cart, each time under a key of its own. */
export function useAddToCart(): (product: Product, wanted?: Wanted) => void {
  const { flows, newUuid, tenant } = useShop();
  return (product, wanted = {}) =>
    flows.addToCart.send({
      type: 'cart.add',
      request: addRequest({
        ...wanted,
        product,
        key: newUuid(),
        acceptAlternatives: tenant.facts.acceptAlternativesDefault,
      }),
    });
}
