import { fromPromise } from 'xstate';
import type { ProductAlternatives } from '../../contract/api/shopping/product.ts';
import type { ShopServices } from '../../services/shop-services.ts';
import type { AlternativesQuery } from './alternatives.machine.ts';

interface AlternativesDependencies {
  services: () => Promise<ShopServices>;
  /** What can be had in place of a product, or what goes well with it: both are waited for, asked for and shown alike. */
  kind?: 'instead' | 'beside';
}

export const alternativesActors = ({ services, kind = 'instead' }: AlternativesDependencies) => ({
  listAlternatives: fromPromise<ProductAlternatives, AlternativesQuery>(async ({ input, signal }) => {
    const { catalogue } = await services();
    return kind === 'instead'
      ? catalogue.alternatives(input, { signal })
      : { products: await catalogue.companions(input, { signal }), cheaper: null };
  }),
});
