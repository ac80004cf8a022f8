import { fromPromise } from 'xstate';
import type { DeliveryArea } from '../../contract/api/shopping/address.ts';
import type { Store } from '../../contract/api/shopping/delivery.ts';
import { firstFreeSlots } from '../../contract/rules/checkout/timeslots.ts';
import type { ShopServices } from '../../services/shop-services.ts';
import type { FreeSlot } from '../area-check/area-check.machine.ts';
import type { DevicePoint } from '../position/position.machine.ts';

/** As many as are read at a glance. */
const mostSlots = 3;
const mostStores = 2;

export const serviceAreaActors = ({ services }: { services: () => Promise<ShopServices> }) => ({
  viewArea: fromPromise<DeliveryArea, { postalcode: string }>(async ({ input: { postalcode }, signal }) =>
    (await services()).delivery.area(postalcode, { signal }),
  ),
  findSlots: fromPromise<readonly FreeSlot[]>(async ({ signal }) =>
    firstFreeSlots(
      await (
        await services()
      ).delivery.timeslots({ deliveryServiceId: 2, checkLocker: false }, { signal, silent: true }),
      mostSlots,
    ),
  ),
  findStores: fromPromise<readonly Store[], { near: DevicePoint | null }>(
    async ({ input: { near }, signal }) =>
      (await (await services()).delivery.pickupStores(near, { signal, silent: true })).slice(0, mostStores),
  ),
});
