import { slotHoldActors } from '../../../machines/slot-hold/slot-hold.actors.ts';
import type { ChosenTimeslot } from '../../../contract/api/shopping/delivery.ts';
import type { HttpFlow } from '../../kit/http/http-flow.ts';
import type { Visitor } from '../../kit/http/visitor.ts';
import { makeReady } from './shopping.ts';

const held = new WeakMap<Visitor, Pick<ChosenTimeslot, 'dateIso' | 'timeslotId'>>();

const extended = (visitor: Visitor, isExtended: boolean): Promise<void> =>
  visitor.sql(`UPDATE slot_holds SET extended = ${isExtended}
    WHERE cart_id IN (SELECT cart_id FROM carts WHERE user_id = :user)`);

export const slotHoldHttp: HttpFlow = {
  name: 'slot-hold',
  async open({ visitor }) {
    const { timeslot } = await makeReady(visitor);
    if (timeslot !== null) held.set(visitor, timeslot);
    return { actors: slotHoldActors({ services: async () => visitor.services }) };
  },
  adapt(event, visitor) {
    const real = held.get(visitor);
    return event.type === 'hold.changed' && real !== undefined
      ? { ...event, hold: { ...event['hold'], dateIso: real.dateIso, timeslotId: real.timeslotId } }
      : event;
  },
  answers: {
    extendHold: {
      'the place is held on': ({ visitor }) => extended(visitor, false),
      'the extension is refused: timeslot.extendedOnce': ({ visitor }) => extended(visitor, true),
    },
  },
};
