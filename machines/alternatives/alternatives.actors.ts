import { fromPromise } from 'xstate';
import type { ProductAlternatives } from '../../contract/api/shopping/product.ts';
import type { ShopServices } from '../../services/shop-services.ts';
import type { AlternativesQuery } from './alternatives.machine.ts';

export const alternativesActors = ({ services }: { services: () => Promise<ShopServices> }) => ({
  listAlternatives: fromPromise<ProductAlternatives, AlternativesQuery>(async ({ input, signal }) =>
    (await services()).catalogue.alternatives(input, { signal }),
  ),
});
