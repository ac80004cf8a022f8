import { fromPromise } from 'xstate';
import type { CartAnswer } from '../../contract/api/shopping/cart-answer.ts';
import type { TimeslotDay } from '../../contract/api/shopping/timeslot.ts';
import type { ShopServices } from '../../services/shop-services.ts';
import { patient } from '../patient-call/patient-call.actors.ts';
import type { SlotChoice } from './timeslot-picker.types.ts';

interface TimeslotPickerActorsDependencies {
  services: () => Promise<ShopServices>;
  /** The brand shows slots that are closed by now, too (SLOT-15). */
  withClosed?: boolean;
}

export const timeslotPickerActors = ({ services, withClosed = false }: TimeslotPickerActorsDependencies) => ({
  listTimeslots: patient(
    fromPromise<TimeslotDay[], { deliveryServiceId: 1 | 2; isLocker: boolean }>(
      async ({ input: { deliveryServiceId, isLocker }, signal }) =>
        (await services()).delivery.timeslots(
          { deliveryServiceId, checkLocker: isLocker, withClosed },
          { signal },
        ),
    ),
  ),
  selectTimeslot: fromPromise<CartAnswer, SlotChoice>(async ({ input, signal }) =>
    (await services()).delivery.selectTimeslot(input, { signal }),
  ),
  reloadCart: fromPromise<CartAnswer>(async ({ signal }) => (await services()).cart.refresh({ signal })),
});
