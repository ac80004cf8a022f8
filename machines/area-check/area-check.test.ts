import { createActor, SimulatedClock } from 'xstate';
import { describe, expect, test } from 'vitest';
import type { AddressCheck } from '../../contract/api/shopping/address.ts';
import { areaCheckLogic } from './area-check.logic.ts';
import type { CheckedPlace, FreeSlot } from './area-check.machine.ts';
import { held } from '../../tests/machines/held.ts';
import { aPlace } from '../../paths/fixtures/registration-fixtures.ts';

function start(place: CheckedPlace = aPlace) {
  const clock = new SimulatedClock();
  const check = held<AddressCheck, { place: CheckedPlace }>();
  const find = held<FreeSlot | null>();
  const parent = createActor(areaCheckLogic, { input: { parent: undefined as never, place } }); // it hears nothing
  createActor(areaCheckLogic.provide({ actors: { checkPlace: check.logic, findSlot: find.logic } }), {
    clock,
    input: { parent, place },
  }).start();
  return { check };
}

describe('a place', () => {
  test.each([
    ['no street', { address1: ' ' }],
    ['half a postal code', { postalcode: '0018' }],
    ['letters for a postal code', { postalcode: 'OO183' }],
    ['a province by its name', { province: 'Roma' }],
  ])('ADR-17: with %s is not asked about', (_what, change) => {
    expect(start({ ...aPlace, ...change }).check.calls.length).toBe(0);
  });
});
