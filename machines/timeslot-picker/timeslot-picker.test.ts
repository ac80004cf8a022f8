import { createActor, SimulatedClock } from 'xstate';
import { describe, expect, test } from 'vitest';
import type { CartAnswer } from '../../contract/api/shopping/cart-answer.ts';
import type { TimeslotDay } from '../../contract/api/shopping/timeslot.ts';
import { timeslotPickerLogic, timeslotPickerLogicWithClosed } from './timeslot-picker.logic.ts';
import { listedDays, openDay, pickerError } from './timeslot-picker.selectors.ts';
import type { SlotChoice, TimeslotPickerEmitted } from './timeslot-picker.types.ts';
import { anAnswer } from '../../paths/fixtures/cart-fixtures.ts';
import { failed, held, refusal } from '../../tests/machines/held.ts';
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
      actors: { listTimeslots: list.logic, selectTimeslot: select.logic, reloadCart: reload.logic },
    }),
    { clock, input: { deliveryServiceId: 2, isLocker: false, cartDay, slot: null } },
  );
  const emitted: TimeslotPickerEmitted[] = [];
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  return { actor, clock, list, select, reload, emitted };
}

const pick = { type: 'slot.pick', dateIso: '2026-11-22', timeslotId: 2 } as const;

async function listed(cartDay: string | null = null) {
  const picker = start(cartDay);
  await picker.list.latest().answer(days);
  return picker;
}

describe('the days', () => {
  test('SLOT-05, SLOT-07: days without an active slot are dropped, and the tab of the cart’s day opens', async () => {
    const picker = await listed('2026-11-23');
    expect(listedDays(picker.actor.getSnapshot()).map((day) => day.dateIso)).toEqual([
      '2026-11-22',
      '2026-11-23',
    ]);
    expect(openDay(picker.actor.getSnapshot())).toBe('2026-11-23');
  });

  test('RULE-TIMESLOTPICKER-8: the open tab stays, and falls back to a listed day when its day is gone', async () => {
    const picker = await listed();
    picker.actor.send({ type: 'day.open', dateIso: '2026-11-23' });
    picker.actor.send({ type: 'slot.pick', dateIso: '2026-11-23', timeslotId: 2 });
    await picker.select.latest().fail(refusal('timeslot.full'));
    await picker.list.latest().answer(days.slice(0, 2));
    expect(openDay(picker.actor.getSnapshot())).toBe('2026-11-22');
  });

  test('SLOT-16: without any active slot another address is offered', async () => {
    const picker = start();
    await picker.list.latest().answer(days.slice(0, 1));
    expect(picker.actor.getSnapshot().value).toBe('empty');
    picker.actor.send({ type: 'address.change' });
    expect(picker.actor.getSnapshot().output).toBe('addressRequested');
  });
});

describe('picking', () => {
  test('RULE-TIMESLOTPICKER-1: a full, an inactive and an unlisted slot are never sent', async () => {
    const picker = await listed();
    for (const timeslotId of [3, 1, 99]) picker.actor.send({ ...pick, timeslotId });
    picker.actor.send({ ...pick, dateIso: '2026-11-21', timeslotId: 1 });
    expect(picker.select.calls).toHaveLength(0);
  });

  test('RULE-TIMESLOTPICKER-2, 3, 4: one pick at a time, told once, one cart reload before it reports done', async () => {
    const picker = await listed();
    picker.actor.send(pick);
    picker.actor.send({ ...pick, timeslotId: 4 });
    expect(picker.select.calls.map((call) => call.input)).toEqual([{ dateIso: '2026-11-22', timeslotId: 2 }]);
    const first = anAnswer();
    await picker.select.latest().answer(first);
    expect(picker.actor.getSnapshot().status).toBe('active');
    const second = anAnswer();
    await picker.reload.latest().answer(second);
    expect(picker.actor.getSnapshot().output).toBe('picked');
    expect(picker.emitted).toEqual([
      { type: 'cart.answered', operation: 'setTimeslot', answer: first },
      { type: 'cart.answered', answer: second },
    ]);
    expect(picker.reload.calls).toHaveLength(1);
  });

  test('RULE-TIMESLOTPICKER-10: a refused pick comes back with fresh slots and the reason, and tells of no pick', async () => {
    const picker = await listed();
    picker.actor.send(pick);
    await picker.select.latest().fail(refusal('timeslot.full', 'Completa'));
    expect(picker.list.calls).toHaveLength(2);
    await picker.list.latest().answer(days);
    expect(picker.actor.getSnapshot().value).toBe('awaitingPick');
    expect(pickerError(picker.actor.getSnapshot())?.messages).toEqual([
      { code: 'timeslot.full', text: 'Completa', field: null },
    ]);
    expect(picker.emitted).toEqual([]);
  });

  test('SES-07: a 419 parks the picker, and the slots are asked again after the login', async () => {
    const picker = await listed();
    picker.actor.send(pick);
    await picker.select.latest().fail(failed('sessionExpired'));
    expect(picker.actor.getSnapshot().value).toBe('awaitingSession');
    picker.actor.send({ type: 'session.opened' });
    expect(picker.list.calls).toHaveLength(2);
    expect(picker.select.calls).toHaveLength(1);
  });

  test('a pick nobody answers gives the grid back', async () => {
    const picker = await listed();
    picker.actor.send(pick);
    picker.clock.increment(12_000);
    await picker.list.latest().answer(days);
    expect(picker.actor.getSnapshot().value).toBe('awaitingPick');
    expect(pickerError(picker.actor.getSnapshot())?.failure).toBe('timeout');
  });

  test('it can be closed from every state without a call after it', async () => {
    const picker = await listed();
    picker.actor.send(pick);
    picker.actor.send({ type: 'picker.dismiss' });
    expect(picker.actor.getSnapshot().output).toBe('dismissed');
    expect(picker.select.latest().signal.aborted).toBe(true);
    expect(picker.reload.calls).toHaveLength(0);
  });
});

test('SLOT-08: a slot of another day is not taken for one of this', async () => {
  const picker = await listed();
  picker.actor.send({ type: 'slot.pick', dateIso: '2026-11-23', timeslotId: 4 });
  picker.actor.send({ type: 'slot.pick', dateIso: '2026-11-24', timeslotId: 2 });
  expect(picker.select.calls).toEqual([]);
  picker.actor.send({ type: 'slot.pick', dateIso: '2026-11-22', timeslotId: 4 });
  expect(picker.select.latest().input).toEqual({ dateIso: '2026-11-22', timeslotId: 4 });
});

test('RULE-TIMESLOTPICKER-8: an open tab that is still listed stays open, whatever the cart’s day is', async () => {
  const picker = await listed('2026-11-22');
  picker.actor.send({ type: 'day.open', dateIso: '2026-11-23' });
  picker.actor.send({ type: 'slot.pick', dateIso: '2026-11-23', timeslotId: 2 });
  await picker.select.latest().fail(refusal('timeslot.full'));
  await picker.list.latest().answer(days);
  expect(openDay(picker.actor.getSnapshot())).toBe('2026-11-23');
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
