import { fromPromise } from 'xstate';
import type { Usuals } from '../../contract/api/ordering/usuals.ts';
import type { ShopServices } from '../../services/shop-services.ts';

export const usualsActors = ({ services }: { services: () => Promise<ShopServices> }) => ({
  listUsuals: fromPromise<Usuals>(async ({ signal }) => (await services()).orders.usuals({ signal })),
});
