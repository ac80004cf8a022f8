import { fromPromise } from 'xstate';
import type { AddressCheck } from '../../contract/api/shopping/address.ts';
import { firstFreeSlots } from '../../contract/rules/checkout/timeslots.ts';
import type { ShopServices } from '../../services/shop-services.ts';
import type { CheckedPlace, FreeSlot } from './area-check.machine.ts';

export const areaCheckActors = ({ services }: { services: () => Promise<ShopServices> }) => ({
  checkPlace: fromPromise<AddressCheck, { place: CheckedPlace }>(async ({ input: { place }, signal }) =>
    (await services()).delivery.check(
      { ...place, latitude: null, longitude: null },
      { signal, silent: true },
    ),
  ),
  findSlot: fromPromise<FreeSlot | null>(async ({ signal }) => {
    const { delivery } = await services();
    const days = await delivery.timeslots(
      { deliveryServiceId: 2, checkLocker: false },
      { signal, silent: true },
    );
    return firstFreeSlots(days, 1)[0] ?? null;
  }),
});
