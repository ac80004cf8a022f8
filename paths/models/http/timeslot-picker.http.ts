import { timeslotPickerActors } from '../../../machines/timeslot-picker/timeslot-picker.actors.ts';
import type { SlotChoice } from '../../../machines/timeslot-picker/timeslot-picker.types.ts';
import { chooseHome } from '../../../tests/backend/journeys.ts';
import { asIs, type HttpFlow } from '../../kit/http/http-flow.ts';
import type { Shopper } from '../../kit/http/shopper.ts';

/** Somebody else takes the last place of a slot. */
export const filled = (shopper: Shopper, { dateIso, timeslotId }: SlotChoice): Promise<void> =>
  shopper.sql(`INSERT INTO slot_places (tenant_id, store_id, delivery_service_id, slot_date, timeslot_id, capacity, taken)
    SELECT tenant_id, store_id, 2, '${dateIso}', ${timeslotId}, 1, 1 FROM carts WHERE user_id = :user AND status_id = 1
    ON CONFLICT (tenant_id, store_id, delivery_service_id, slot_date, timeslot_id)
    DO UPDATE SET taken = slot_places.capacity`);

export const timeslotPickerHttp: HttpFlow = {
  name: 'timeslot-picker',
  starts: ['the picker opens, the cart has a slot on Sunday'],
  async open({ visitor }) {
    await visitor.client.logIn(visitor.name);
    await chooseHome(visitor.client);
    return {
      actors: timeslotPickerActors({ services: async () => visitor.services }),
      input: { deliveryServiceId: 2, isLocker: false, cartDay: null, slot: null },
    };
  },
  never: ['a full slot is pressed'],
  answers: {
    listTimeslots: {
      'two days have slots': asIs,
    },
    selectTimeslot: {
      'the slot is held': asIs,
      // The input of the call is the choice the picker sends.
      'the slot is refused: timeslot.full': ({ visitor, input }) => filled(visitor, input as SlotChoice),
    },
    reloadCart: { 'the cart is reloaded': asIs },
  },
};
