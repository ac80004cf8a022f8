import { createActor, SimulatedClock } from 'xstate';
import { expect, test } from 'vitest';
import type { Address } from '../../contract/api/shopping/delivery.ts';
import { anAddress } from '../../tests/machines/address-selector-world.ts';
import { failed, held, refusal } from '../../tests/machines/held.ts';
import { addressBookLogic } from './address-book.logic.ts';
import {
  bookDoor,
  bookedAddresses,
  bookError,
  bookSubject,
  doorErrors,
  isBookAwaitingSession,
  isConfirmingRemoval,
  isDoorOpen,
} from './address-book.selectors.ts';
import type { DoorFields } from './address-book.types.ts';

const homes = [anAddress(71, { preferred: true }), anAddress(72)];

async function opened() {
  const list = held<Address[]>();
  const prefer = held<void, { address: Address }>();
  const remove = held<void, { addressId: number }>();
  const save = held<void, { address: Address; door: DoorFields }>();
  const actor = createActor(
    addressBookLogic.provide({
      actors: {
        listAddresses: list.logic,
        preferAddress: prefer.logic,
        removeAddress: remove.logic,
        saveDoor: save.logic,
      },
    }),
    { clock: new SimulatedClock() },
  ).start();
  await list.latest().answer(homes);
  return { actor, at: () => actor.getSnapshot(), list, prefer, remove, save };
}

test('ADR-12: an address is deleted after one question, and the list is read again', async () => {
  const { actor, at, list, remove } = await opened();
  actor.send({ type: 'address.remove', addressId: 72 });
  expect([isConfirmingRemoval(at()), bookSubject(at()), remove.calls.length]).toEqual([true, homes[1], 0]);
  actor.send({ type: 'removal.confirm' });
  expect(remove.calls.map(({ input }) => input)).toEqual([{ addressId: 72 }]);
  await remove.latest().answer();
  await list.latest().answer([anAddress(71)]);
  expect([list.calls.length, bookedAddresses(at())?.length]).toEqual([2, 1]);
});

test('ADR-12: a refused deletion says why and keeps the address', async () => {
  const { actor, at, remove } = await opened();
  actor.send({ type: 'address.remove', addressId: 72 });
  actor.send({ type: 'removal.confirm' });
  await remove.latest().fail(refusal('address.inUse', 'Non è possibile'));
  expect([bookError(at())?.messages.map(({ text }) => text), bookedAddresses(at())]).toEqual([
    ['Non è possibile'],
    homes,
  ]);
});

test('ADR-22: what is wrong with the door is told at its fields, and what is right is saved with its home', async () => {
  const { actor, at, save } = await opened();
  actor.send({ type: 'address.edit', addressId: 72 });
  actor.send({ type: 'door.changed', field: 'addressName', value: ' ' });
  actor.send({ type: 'door.changed', field: 'referencePhoneNumber', value: '12' });
  actor.send({ type: 'door.save' });
  expect([doorErrors(at()), save.calls.length]).toEqual([
    { addressName: 'Campo obbligatorio', referencePhoneNumber: 'Digitare un numero di telefono valido' },
    0,
  ]);
  actor.send({ type: 'door.changed', field: 'addressName', value: 'Mare' });
  actor.send({ type: 'door.changed', field: 'referencePhoneNumber', value: '3331234567' });
  actor.send({ type: 'door.save' });
  expect(save.calls.map(({ input }) => input)).toEqual([
    {
      address: homes[1],
      door: {
        addressName: 'Mare',
        doorbellName: 'Rossi',
        floor: '',
        referencePhoneNumber: '3331234567',
        addressNote: '',
      },
    },
  ]);
});

test('SES-07: a door that a 419 interrupts is saved once the shopper is back', async () => {
  const { actor, at, save } = await opened();
  actor.send({ type: 'address.edit', addressId: 72 });
  actor.send({ type: 'door.changed', field: 'floor', value: '4' });
  actor.send({ type: 'door.save' });
  actor.send({ type: 'session.closed', reason: 'expired' });
  await save.latest().fail(failed('sessionExpired'));
  expect([isBookAwaitingSession(at()), bookDoor(at())?.floor]).toEqual([true, '4']);
  actor.send({ type: 'session.opened' });
  expect(save.calls.map(({ input }) => input.door.floor)).toEqual(['4', '4']);
});

test('SES-08: whoever leaves takes the addresses along', async () => {
  const { actor, at } = await opened();
  actor.send({ type: 'address.edit', addressId: 72 });
  actor.send({ type: 'session.closed', reason: 'logout' });
  expect([bookedAddresses(at()), bookDoor(at()), isDoorOpen(at())]).toEqual([null, null, false]);
});
