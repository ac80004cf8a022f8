import { createActor, SimulatedClock } from 'xstate';
import { expect, test } from 'vitest';
import { held } from '../../tests/machines/held.ts';
import { parkingLogic } from './parking.logic.ts';
import { isParkingBusy, isParkingReserving, keptPlace, parkingError } from './parking.selectors.ts';
import type { KeptPlace } from './parking.types.ts';

const kept: KeptPlace = { parking: 'P1', info: 'Il parcheggio P1 è riservato per te.' };

function start() {
  const clock = new SimulatedClock();
  const ask = held<number | 'refused', { addressId: number }>();
  const reserve = held<KeptPlace, { orderId: number; distance: number }>();
  const actor = createActor(
    parkingLogic.provide({ actors: { askDistance: ask.logic, reserve: reserve.patient } }),
    { clock, input: { orderId: 900 } },
  );
  actor.start();
  const asked = () => ask.calls.map(({ input }) => input);
  const reserved = () => reserve.calls.map(({ input }) => input);
  return { actor, ask, reserve, asked, reserved, at: () => actor.getSnapshot() };
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
