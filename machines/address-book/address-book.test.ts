import { createActor, SimulatedClock } from 'xstate';
import { expect, test } from 'vitest';
import type { CartAnswer } from '../../contract/api/shopping/cart-answer.ts';
import type { Address } from '../../contract/api/shopping/delivery.ts';
import type { AddressBook } from '../../contract/api/shopping/address.ts';
import { anAddress } from '../../tests/machines/address-selector-world.ts';
import { held } from '../../tests/machines/held.ts';
import { addressEditorLogic } from '../address-editor/address-editor.logic.ts';
import { addressBookLogic } from './address-book.logic.ts';
import { doorErrors } from './address-book.selectors.ts';
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
        listAddresses: list.patient,
        preferAddress: prefer.patient,
        removeAddress: remove.patient,
        saveDoor: save.patient,
        useAddress: use.patient,
        addressEditor: addressEditorLogic,
      },
    }),
    { clock: new SimulatedClock() },
  ).start();
  const emitted: AddressBookEmitted[] = [];
  actor.on('*', (event) => void emitted.push(event));
  await list.latest().answer({ homes, points: [] });
  return { actor, at: () => actor.getSnapshot(), save };
}

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
