import type { timeslotPickerActors } from '../../../machines/timeslot-picker/timeslot-picker.actors.ts';
import { timeslotPickerLogic } from '../../../machines/timeslot-picker/timeslot-picker.logic.ts';
import { aCart, anAnswer } from '../../fixtures/cart-fixtures.ts';
import { flowModel } from '../../kit/model.ts';
import { fails, patientFails, refuses, says } from '../../kit/cases.ts';
import { aDay, aTimeslot } from '../../fixtures/timeslot-fixtures.ts';
import { timeslotPickerRules } from './timeslot-picker.rules.ts';
import { pressed, saturday, sunday, type Picker } from './timeslot-picker.terms.ts';

const closed = aDay('2026-11-21', [aTimeslot(1, { active: 0 })]);

const first = <T>(list: readonly T[]): readonly T[] => list.slice(0, 1);

/** A slot the shopper can press in this state, one that is full, and one that is not on the screen. */
const picks = ({ context: { days } }: Picker) => {
  const all = days.flatMap(({ dateIso, timeslots }) => timeslots.map((one) => ({ dateIso, slot: one })));
  const free = first(all.filter(({ slot: one }) => one.active === 1 && one.status !== 'full'));
  const full = first(all.filter(({ slot: one }) => one.status === 'full'));
  return [
    ...free.map(({ dateIso, slot: one }) =>
      says('a free slot is picked', { dateIso, timeslotId: one.timeslotId }),
    ),
    ...full.map(({ dateIso, slot: one }) =>
      says('a full slot is pressed', { dateIso, timeslotId: one.timeslotId }),
    ),
    says('a slot that is not active is sent', { dateIso: '2026-11-22', timeslotId: 9005 }),
  ];
};

export const timeslotPickerModel = flowModel<
  typeof timeslotPickerLogic,
  ReturnType<typeof timeslotPickerActors>
>({
  name: 'timeslot-picker',
  machine: timeslotPickerLogic,
  starts: [
    {
      says: 'the picker opens, the cart has a slot on Sunday',
      input: () => ({ deliveryServiceId: 2, isLocker: false, cartDay: '2026-11-23', slot: null }),
    },
    {
      says: 'the picker opens for a locker, the cart has no slot',
      input: () => ({ deliveryServiceId: 1, isLocker: true, cartDay: null, slot: null }),
    },
    {
      says: 'the picker opens because a slot was pressed',
      input: () => ({ deliveryServiceId: 2, isLocker: false, cartDay: null, slot: pressed }),
    },
  ],
  cases: {
    'day.open': ({ context }) => [
      ...first(context.days.filter(({ dateIso }) => dateIso !== context.openDay)).map(({ dateIso }) =>
        says('another day’s tab is opened', { dateIso }),
      ),
      says('a day that is not listed is asked for', { dateIso: '2026-12-24' }),
    ],
    'slot.pick': picks,
    'address.change': [says('another address is wanted')],
    'slots.reload': [says('the slots are asked for again')],
    'picker.dismiss': [says('the picker is closed')],
    'session.opened': [says('the shopper is logged in again')],
    'service.resumed': [says('the service is back')],
  },
  answers: {
    listTimeslots: {
      isPatient: true,
      done: [
        says('two days have slots', [closed, saturday, sunday]),
        says('only Saturday has slots', [saturday]),
        says('no day has a slot', [closed]),
      ],
      failed: patientFails('the list of slots', 'network'),
    },
    selectTimeslot: {
      done: [says('the slot is held', anAnswer(aCart()))],
      failed: [
        refuses('the slot', 'timeslot.full'),
        ...fails('the pick', 'sessionExpired', 'serviceDown', 'network'),
      ],
    },
    reloadCart: {
      done: [says('the cart is reloaded', anAnswer(aCart()))],
      failed: fails('the reload', 'sessionExpired', 'network'),
    },
  },
  writes: ['selectTimeslot'],
  project: ({ context: { days, openDay: open, picked, error, slot } }) => ({
    isPressed: slot !== null,
    days: days.map(({ dateIso }) => dateIso),
    open,
    isPicked: picked !== null,
    isShown: error !== null,
  }),
  rules: timeslotPickerRules,
});
