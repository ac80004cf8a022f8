import { fromPromise } from 'xstate';
import type { Usuals } from '../../contract/api/ordering/usuals.ts';
import type { ShopServices } from '../../services/shop-services.ts';
import { patient } from '../patient-call/patient-call.actors.ts';

export const usualsActors = ({ services }: { services: () => Promise<ShopServices> }) => ({
  listUsuals: patient(
    fromPromise<Usuals>(async ({ signal }) => (await services()).orders.usuals({ signal })),
  ),
});
