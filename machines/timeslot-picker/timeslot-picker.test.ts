import { createActor, SimulatedClock } from 'xstate';
import { expect, test } from 'vitest';
import type { CartAnswer } from '../../contract/api/shopping/cart-answer.ts';
import type { TimeslotDay } from '../../contract/api/shopping/timeslot.ts';
import { timeslotPickerLogic, timeslotPickerLogicWithClosed } from './timeslot-picker.logic.ts';
import { listedDays } from './timeslot-picker.selectors.ts';
import type { SlotChoice } from './timeslot-picker.types.ts';
import { held } from '../../tests/machines/held.ts';
import { aDay, aFullTimeslot, aTimeslot } from '../../paths/fixtures/timeslot-fixtures.ts';

const days = [
  aDay('2026-11-21', [aTimeslot(1, { active: 0 })]),
  aDay('2026-11-22', [aTimeslot(2), aFullTimeslot(3), aTimeslot(4, { status: 'intermediate' })]),
  aDay('2026-11-23', [aTimeslot(2)]),
];

function start(cartDay: string | null = null, picker = timeslotPickerLogic) {
  const clock = new SimulatedClock();
  const list = held<TimeslotDay[], { deliveryServiceId: 1 | 2; isLocker: boolean }>();
  const select = held<CartAnswer, SlotChoice>();
  const reload = held<CartAnswer>();
  const actor = createActor(
    picker.provide({
      actors: { listTimeslots: list.patient, selectTimeslot: select.logic, reloadCart: reload.logic },
    }),
    { clock, input: { deliveryServiceId: 2, isLocker: false, cartDay, slot: null } },
  );

  actor.start();
  return { actor, list, select };
}

const pick = { type: 'slot.pick', dateIso: '2026-11-22', timeslotId: 2 } as const;

async function listed(cartDay: string | null = null) {
  const picker = start(cartDay);
  await picker.list.latest().answer(days);
  return picker;
}

test('SLOT-08: a slot of another day is not taken for one of this', async () => {
  const picker = await listed();
  picker.actor.send({ type: 'slot.pick', dateIso: '2026-11-23', timeslotId: 4 });
  picker.actor.send({ type: 'slot.pick', dateIso: '2026-11-24', timeslotId: 2 });
  expect(picker.select.calls).toEqual([]);
  picker.actor.send({ type: 'slot.pick', dateIso: '2026-11-22', timeslotId: 4 });
  expect(picker.select.latest().input).toEqual({ dateIso: '2026-11-22', timeslotId: 4 });
});

test('SLOT-15: a brand that shows closed slots lists them, sends none of them, and lists no day of closed ones alone', async () => {
  const picker = start(null, timeslotPickerLogicWithClosed);
  const closed = aTimeslot(1, { active: 0 });
  await picker.list
    .latest()
    .answer([aDay('2026-11-21', [closed]), aDay('2026-11-22', [closed, aTimeslot(2)])]);
  const listed = listedDays(picker.actor.getSnapshot());
  expect(listed.map(({ dateIso, timeslots }) => [dateIso, timeslots.map((slot) => slot.timeslotId)])).toEqual(
    [['2026-11-22', [1, 2]]],
  );
  picker.actor.send({ ...pick, timeslotId: 1 });
  expect(picker.select.calls).toEqual([]);
  picker.actor.send(pick);
  expect(picker.select.latest().input).toEqual({ dateIso: '2026-11-22', timeslotId: 2 });
});
