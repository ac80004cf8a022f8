import { createActor, SimulatedClock } from 'xstate';
import { expect, test } from 'vitest';
import type { CartAnswer } from '../../contract/api/shopping/cart-answer.ts';
import type { Address } from '../../contract/api/shopping/delivery.ts';
import type { AddressBook } from '../../contract/api/shopping/address.ts';
import { anAnswer } from '../../paths/fixtures/cart-fixtures.ts';
import { anAddress } from '../../tests/machines/address-selector-world.ts';
import { failed, held, refusal } from '../../tests/machines/held.ts';
import { addressEditorLogic } from '../address-editor/address-editor.logic.ts';
import { addressBookLogic } from './address-book.logic.ts';
import {
  bookDoor,
  bookedAddresses,
  bookEditorRef,
  bookError,
  bookSubject,
  doorErrors,
  isBookAwaitingSession,
  isConfirmingRemoval,
  isDoorOpen,
} from './address-book.selectors.ts';
import type { AddressBookEmitted, Door } from './address-book.types.ts';

const homes = [anAddress(71, { preferred: true }), anAddress(72)];

async function opened() {
  const list = held<AddressBook>();
  const prefer = held<void, { addressId: number }>();
  const remove = held<void, { addressId: number }>();
  const save = held<void, { address: Address; door: Door }>();
  const use = held<CartAnswer, { address: Address }>();
  const actor = createActor(
    addressBookLogic.provide({
      actors: {
        listAddresses: list.logic,
        preferAddress: prefer.logic,
        removeAddress: remove.logic,
        saveDoor: save.logic,
        useAddress: use.logic,
        addressEditor: addressEditorLogic,
      },
    }),
    { clock: new SimulatedClock() },
  ).start();
  const emitted: AddressBookEmitted[] = [];
  actor.on('*', (event) => void emitted.push(event));
  await list.latest().answer({ homes, points: [] });
  return { actor, at: () => actor.getSnapshot(), list, prefer, remove, save, use, emitted };
}

test('ADR-12: an address is deleted after one question, and the list is read again', async () => {
  const { actor, at, list, remove } = await opened();
  actor.send({ type: 'address.remove', addressId: 72 });
  expect([isConfirmingRemoval(at()), bookSubject(at()), remove.calls.length]).toEqual([true, homes[1], 0]);
  actor.send({ type: 'removal.confirm' });
  expect(remove.calls.map(({ input }) => input)).toEqual([{ addressId: 72 }]);
  await remove.latest().answer();
  await list.latest().answer({ homes: [anAddress(71)], points: [] });
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
  actor.send({ type: 'elevator.changed', elevator: true });
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
        elevator: true,
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

test('ADR-06, ADR-07: the address that is used is chosen for the cart, and a slot is to be chosen', async () => {
  const { actor, at, use, emitted, list } = await opened();
  actor.send({ type: 'address.use', addressId: 72 });
  expect(use.calls.map(({ input }) => input)).toEqual([{ address: homes[1] }]);
  const answer = anAnswer();
  await use.latest().answer(answer);
  expect([emitted, bookSubject(at()), list.calls.length]).toEqual([
    [{ type: 'cart.answered', answer }, { type: 'address.used' }],
    null,
    1,
  ]);
});

test('ADR-11: another place for a home is looked for in the editor, which has what is saved of it', async () => {
  const { actor, at, save } = await opened();
  actor.send({ type: 'address.edit', addressId: 72 });
  actor.send({ type: 'place.change' });
  expect(bookEditorRef(at())?.getSnapshot().context.moved).toEqual(homes[1]);
  bookEditorRef(at())?.send({ type: 'editor.dismiss' });
  expect([bookEditorRef(at()), bookSubject(at()), save.calls.length]).toEqual([undefined, null, 0]);
  actor.send({ type: 'address.add' });
  expect(bookEditorRef(at())?.getSnapshot().context.moved).toBeNull();
});
