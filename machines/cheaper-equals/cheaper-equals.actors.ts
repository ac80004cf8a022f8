import { fromPromise } from 'xstate';
import type { CheaperProduct } from '../../contract/api/shopping/product.ts';
import type { ShopServices } from '../../services/shop-services.ts';
import type { CheaperQuery } from './cheaper-equals.machine.ts';

export const cheaperEqualsActors = ({ services }: { services: () => Promise<ShopServices> }) => ({
  listCheaper: fromPromise<readonly CheaperProduct[], CheaperQuery>(async ({ input, signal }) =>
    (await (await services()).cartLines()).cheaper(input, { signal }),
  ),
});
