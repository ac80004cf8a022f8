import type { Product } from '../../../contract/api/shopping/product.ts';
import { useHasExclusions } from '../excluded/use-has-exclusions.ts';
import { useShop } from '../shop-context.ts';
import { addRequest } from './add-request.ts';

interface Wanted {
  /** In pieces or in the selling unit; the first quantity when absent. */
  quantity?: number;
  chosen?: Readonly<Record<string, string>>;
}

/** Puts a product on its way into the cart, each time under a key of its own; who excludes some is warned before (B-23). */
export function useAddToCart(): (product: Product, wanted?: Wanted) => void {
  const { flows, newUuid, tenant } = useShop();
  const hasExclusions = useHasExclusions();
  return (product, wanted = {}) => {
    const request = addRequest({
      ...wanted,
      product,
      key: newUuid(),
      acceptAlternatives: tenant.facts.acceptAlternativesDefault,
    });
    if (hasExclusions) flows.exclusionWarning.send({ type: 'addition.ask', request });
    else flows.addToCart.send({ type: 'cart.add', request });
  };
}
