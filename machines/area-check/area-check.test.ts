import { createActor, SimulatedClock } from 'xstate';
import { describe, expect, test } from 'vitest';
import type { AddressCheck } from '../../contract/api/shopping/address.ts';
import { areaCheckLogic } from './area-check.logic.ts';
import type { CheckedPlace, FreeSlot } from './area-check.machine.ts';
import { firstFreeSlot, isAreaServed, isAreaUnserved } from './area-check.selectors.ts';
import { failed, held } from '../../tests/machines/held.ts';
import { aCheck, aPlace } from '../../paths/fixtures/registration-fixtures.ts';

const slot: FreeSlot = { dateIso: '2026-11-22', beginTime: '18:00', endTime: '20:00', price: 3.9 };

function start(place: CheckedPlace = aPlace) {
  const clock = new SimulatedClock();
  const check = held<AddressCheck, { place: CheckedPlace }>();
  const find = held<FreeSlot | null>();
  const parent = createActor(areaCheckLogic, { input: { parent: undefined as never, place } }); // it hears nothing
  const actor = createActor(
    areaCheckLogic.provide({ actors: { checkPlace: check.logic, findSlot: find.logic } }),
    { clock, input: { parent, place } },
  ).start();
  return { actor, clock, check, find, at: () => actor.getSnapshot() };
}

describe('a place', () => {
  test('ADR-20, B-29: is served, and its first slot follows', async () => {
    const { at, check, find } = start();
    await check.latest().answer(aCheck());
    expect([isAreaServed(at()), firstFreeSlot(at())]).toEqual([true, null]);
    await find.latest().answer(slot);
    expect([isAreaServed(at()), firstFreeSlot(at())]).toEqual([true, slot]);
  });

  test('ADR-20: is not served', async () => {
    const { at, check, find } = start();
    await check.latest().answer(aCheck({ active: 0 }));
    expect([isAreaServed(at()), isAreaUnserved(at()), find.calls.length]).toEqual([false, true, 0]);
  });

  test('ADR-17: is asked about once the typing has stopped', () => {
    const { actor, clock, check } = start({ ...aPlace, city: '' });
    actor.send({ type: 'place.changed', place: { ...aPlace, city: 'Ro' } });
    clock.increment(599);
    actor.send({ type: 'place.changed', place: aPlace });
    clock.increment(599);
    expect(check.calls.length).toBe(0);
    clock.increment(1);
    expect(check.calls.map(({ input }) => input)).toEqual([{ place: aPlace }]);
  });

  test.each([
    ['no street', { address1: ' ' }],
    ['half a postal code', { postalcode: '0018' }],
    ['letters for a postal code', { postalcode: 'OO183' }],
    ['a province by its name', { province: 'Roma' }],
  ])('ADR-17: with %s is not asked about', (_what, change) => {
    expect(start({ ...aPlace, ...change }).check.calls.length).toBe(0);
  });

  test.each(['fails', 'never comes'] as const)('ADR-16: a check that %s says nothing', async (how) => {
    const { at, clock, check } = start();
    if (how === 'fails') await check.latest().fail(failed('network'));
    else clock.increment(12_000);
    expect([isAreaServed(at()), isAreaUnserved(at())]).toEqual([false, false]);
  });

  test('ADR-16: slots that do not come leave the verdict', async () => {
    const { at, clock, check } = start();
    await check.latest().answer(aCheck());
    clock.increment(12_000);
    expect([isAreaServed(at()), firstFreeSlot(at())]).toEqual([true, null]);
  });
});
