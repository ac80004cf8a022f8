import { fromPromise } from 'xstate';
import type { Disclaimer } from '../../contract/api/account/disclaimer.ts';
import type { Store } from '../../contract/api/shopping/delivery.ts';
import type { ShopServices } from '../../services/shop-services.ts';
import type { Point } from './registration-terms.machine.ts';

export const registrationTermsActors = ({ services }: { services: () => Promise<ShopServices> }) => ({
  listStores: fromPromise<Store[], { near: Point | null }>(async ({ input, signal }) =>
    (await services()).delivery.stores(input.near, { signal }),
  ),
  listStatements: fromPromise<Disclaimer[], { storeId: number | null }>(async ({ input, signal }) =>
    (await (await services()).account()).registration.statements(input.storeId, { signal }),
  ),
});
