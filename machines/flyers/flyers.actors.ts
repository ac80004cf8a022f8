import { fromPromise } from 'xstate';
import type { ShopServices } from '../../services/shop-services.ts';
import type { FlyerPage } from './flyers.types.ts';

export const flyersActors = ({ services }: { services: () => Promise<ShopServices> }) => ({
  listFlyers: fromPromise<FlyerPage, { page: number }>(async ({ input, signal }) =>
    (await (await services()).posts()).flyers(input.page, { signal }),
  ),
});
