import { fromPromise } from 'xstate';
import type { ShopServices } from '../../services/shop-services.ts';
import { patient } from '../patient-call/patient-call.actors.ts';
import type { KeptPlace } from './parking.types.ts';

export const parkingActors = ({ services }: { services: () => Promise<ShopServices> }) => ({
  askDistance: fromPromise<number | 'refused', { addressId: number }>(async ({ input, signal }) => {
    const { delivery, devicePosition } = await services();
    const from = await devicePosition();
    return from === 'refused' ? from : delivery.metresTo(input.addressId, from, { signal });
  }),
  reserve: patient(
    fromPromise<KeptPlace, { orderId: number; distance: number }>(async ({ input, signal }) => {
      const { data, infos } = await (await services()).orders.reserveParking(input, { signal });
      return { parking: data.parking, info: infos[0]?.text ?? null };
    }),
  ),
});
