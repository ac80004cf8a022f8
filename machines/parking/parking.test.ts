import { createActor, SimulatedClock } from 'xstate';
import { expect, test } from 'vitest';
import { failed, held, refusal } from '../../tests/machines/held.ts';
import { parkingLogic } from './parking.logic.ts';
import {
  isParkingAwaitingSession,
  isParkingBusy,
  isParkingPositionRefused,
  isParkingPositionUnknown,
  isParkingReserving,
  keptPlace,
  parkingError,
} from './parking.selectors.ts';
import type { KeptPlace } from './parking.types.ts';

const kept: KeptPlace = { parking: 'P1', info: 'Il parcheggio P1 è riservato per te.' };

function start() {
  const clock = new SimulatedClock();
  const ask = held<number | 'refused', { addressId: number }>();
  const reserve = held<KeptPlace, { orderId: number; distance: number }>();
  const actor = createActor(
    parkingLogic.provide({ actors: { askDistance: ask.logic, reserve: reserve.logic } }),
    { clock, input: { orderId: 900 } },
  );
  actor.start();
  const asked = () => ask.calls.map(({ input }) => input);
  const reserved = () => reserve.calls.map(({ input }) => input);
  return { actor, clock, ask, reserve, asked, reserved, at: () => actor.getSnapshot() };
}

test('ORD-11: the place is asked for with the metres the device is away', async () => {
  const { actor, ask, reserve, at, asked, reserved } = start();
  actor.send({ type: 'parking.byPosition', addressId: 41 });
  expect([asked(), isParkingBusy(at()), isParkingReserving(at())]).toEqual([
    [{ addressId: 41 }],
    true,
    false,
  ]);
  await ask.latest().answer(350);
  expect([reserved(), isParkingReserving(at())]).toEqual([[{ orderId: 900, distance: 350 }], true]);
  await reserve.latest().answer(kept);
  expect([keptPlace(at()), isParkingBusy(at()), parkingError(at())]).toEqual([kept, false, null]);
  actor.send({ type: 'parking.arrived' });
  expect(reserved()).toHaveLength(1);
});

test('ORD-11: a refusal is kept with its words, and the place can be asked for again', async () => {
  const { actor, reserve, at, reserved } = start();
  actor.send({ type: 'parking.arrived' });
  await reserve.latest().fail(refusal('order.notReservable'));
  expect([parkingError(at())?.messages[0]?.code, keptPlace(at())]).toEqual(['order.notReservable', null]);
  actor.send({ type: 'parking.arrived' });
  expect(parkingError(at())).toBeNull();
  expect(reserved()).toEqual([
    { orderId: 900, distance: 0 },
    { orderId: 900, distance: 0 },
  ]);
});

test('ADR-15: a position that is refused or unknown says which', async () => {
  const { actor, ask, clock, at, reserved } = start();
  actor.send({ type: 'parking.byPosition', addressId: 41 });
  await ask.latest().answer('refused');
  expect([isParkingPositionRefused(at()), isParkingPositionUnknown(at())]).toEqual([true, false]);
  actor.send({ type: 'parking.byPosition', addressId: 41 });
  clock.increment(60_000);
  expect([isParkingPositionRefused(at()), isParkingPositionUnknown(at())]).toEqual([false, true]);
  expect(reserved()).toEqual([]);
});

test('SES-07: an expired session waits, and goes on with the same metres', async () => {
  const { actor, ask, reserve, at, reserved } = start();
  actor.send({ type: 'parking.byPosition', addressId: 41 });
  await ask.latest().answer(350);
  await reserve.latest().fail(failed('sessionExpired'));
  expect([isParkingAwaitingSession(at()), parkingError(at())]).toEqual([true, null]);
  actor.send({ type: 'session.opened' });
  expect(reserved().at(-1)).toEqual({ orderId: 900, distance: 350 });
});
