import { fromPromise } from 'xstate';
import type { Product } from '../../contract/api/shopping/product.ts';
import type { ShopServices } from '../../services/shop-services.ts';
import type { AlternativesQuery } from '../alternatives/alternatives.machine.ts';

export const substitutionChoiceActors = ({ services }: { services: () => Promise<ShopServices> }) => ({
  listAlternatives: fromPromise<readonly Product[], AlternativesQuery>(
    async ({ input, signal }) =>
      (await (await services()).catalogue.alternatives(input, { signal })).products,
  ),
});
