import { fromPromise } from 'xstate';
import type { Workplace } from '../../contract/api/account/shop-at-work.ts';
import type { ShopServices } from '../../services/shop-services.ts';

export const shopAtWorkActors = ({ services }: { services: () => Promise<ShopServices> }) => ({
  subscribe: fromPromise<Workplace, { code: string }>(async ({ input, signal }) =>
    (await (await services()).account()).shopAtWork.subscribe(input.code, { signal }),
  ),
});
