import { fromPromise } from 'xstate';
import type { ExclusionReason } from '../../contract/api/shopping/exclusion-reason.ts';
import type { Product } from '../../contract/api/shopping/product.ts';
import type { ShopServices } from '../../services/shop-services.ts';
import type { WarnedFacts } from './exclusion-warning.types.ts';

interface ExclusionWarningDependencies {
  services: () => Promise<ShopServices>;
  /** Whose prices and stock are shown. */
  hash: () => string;
  /** What the product's tile says already; null where it says nothing yet. */
  known: (productId: number) => readonly ExclusionReason[] | null;
}

/** As many as are read at a glance. */
const mostInstead = 2;

export const exclusionWarningActors = ({ services, hash, known }: ExclusionWarningDependencies) => {
  const excludedOf = async (productIds: readonly number[], signal: AbortSignal) => {
    if (productIds.length === 0) return [];
    const { excludedProducts } = await (await services()).account();
    return (await excludedProducts.check(productIds, { signal, silent: true })).excluded;
  };
  return {
    findReasons: fromPromise<readonly ExclusionReason[], { productId: number }>(
      async ({ input: { productId }, signal }) =>
        known(productId) ?? (await excludedOf([productId], signal))[0]?.reasons ?? [],
    ),
    findFacts: fromPromise<WarnedFacts, { product: Product }>(async ({ input: { product }, signal }) => {
      const { catalogue } = await services();
      const options = { signal, silent: true };
      const [{ metaData }, { products }] = await Promise.all([
        catalogue.product({ slug: product.slug, hash: hash() }, options),
        catalogue.alternatives({ productId: product.productId, hash: hash() }, options),
      ]);
      // What has options is chosen on its own page.
      const plain = products.filter(({ selectOptions }) => selectOptions.length === 0);
      const excluded = await excludedOf(
        plain.map(({ productId }) => productId),
        signal,
      );
      return {
        ingredients: metaData?.product_description.ingredients ?? '',
        instead: plain
          .filter((one) => excluded.every(({ productId }) => productId !== one.productId))
          .slice(0, mostInstead),
      };
    }),
  };
};
