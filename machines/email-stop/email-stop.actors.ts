import { fromPromise } from 'xstate';
import type { ShopServices } from '../../services/shop-services.ts';

export const emailStopActors = ({ services }: { services: () => Promise<ShopServices> }) => ({
  stopChange: fromPromise<void, { token: string }>(async ({ input: { token }, signal }) =>
    (await (await services()).account()).access.stopEmail(token, { signal }),
  ),
});
