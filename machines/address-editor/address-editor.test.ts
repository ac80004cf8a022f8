import { createActor, SimulatedClock } from 'xstate';
import { describe, expect, test } from 'vitest';
import type {
  AddressCheck,
  AddressSuggestion,
  ResolvedAddress,
} from '../../contract/api/shopping/address.ts';
import type { CartAnswer } from '../../contract/api/shopping/cart-answer.ts';
import { addressEditorLogic } from './address-editor.logic.ts';
import { editorPlace, positionRef, suggestRef } from './address-editor.selectors.ts';
import type { AddressEditorEmitted, CheckInput, SaveInput } from './address-editor.types.ts';
import { addressSuggestMachine } from '../address-suggest/address-suggest.machine.ts';
import { positionMachine, type DevicePoint } from '../position/position.machine.ts';
import { isPositionRefused } from '../position/position.selectors.ts';
import { openSuggestions } from '../address-suggest/address-suggest.selectors.ts';
import { failed, held } from '../../tests/machines/held.ts';

function start(addressSuggest = addressSuggestMachine, position = positionMachine) {
  const clock = new SimulatedClock();
  const suggest = held<AddressSuggestion[], { typed: string }>();
  const resolve = held<ResolvedAddress, { id: string }>();
  const askPosition = held<DevicePoint | 'refused'>();
  const locate = held<ResolvedAddress | null, { point: DevicePoint }>();
  const check = held<AddressCheck, CheckInput>();
  const save = held<{ addressId: number }, SaveInput>();
  const select = held<CartAnswer, { addressId: number }>();
  const reload = held<CartAnswer>();
  const actor = createActor(
    addressEditorLogic.provide({
      actors: {
        addressSuggest: addressSuggest.provide({
          actors: { suggest: suggest.logic, resolve: resolve.logic },
        }),
        position: position.provide({ actors: { askPosition: askPosition.logic, locate: locate.logic } }),
        checkAddress: check.logic,
        saveAddress: save.patient,
        selectAddress: select.patient,
        reloadCart: reload.logic,
      },
    }),
    { clock, input: { moved: null } },
  );
  const emitted: AddressEditorEmitted[] = [];
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  return { actor, clock, suggest, askPosition, locate, check, save, emitted };
}

const home = {
  address1: 'Via Appia Nuova',
  addressNumber: '120',
  postalcode: '00183',
  city: 'Roma',
  province: 'RM',
};

const verdict = (given: Partial<AddressCheck> = {}): AddressCheck => ({
  active: 1,
  addressNumber: '120',
  validated: true,
  latitude: 41.88,
  longitude: 12.51,
  address: home,
  ...given,
});

function typed() {
  const editor = start();
  for (const [field, value] of Object.entries(home)) {
    editor.actor.send({ type: 'place.fieldChanged', field: field as keyof typeof home, value });
  }
  return editor;
}

function describe3(editor: ReturnType<typeof start>, phone = '333 1234567') {
  editor.actor.send({ type: 'details.fieldChanged', field: 'doorbellName', value: 'Rossi' });
  editor.actor.send({ type: 'details.fieldChanged', field: 'addressName', value: 'Casa' });
  editor.actor.send({ type: 'details.fieldChanged', field: 'referencePhoneNumber', value: phone });
}

async function described(check: Partial<AddressCheck> = {}) {
  const editor = typed();
  editor.actor.send({ type: 'address.verify' });
  await editor.check.latest().answer(verdict(check));
  describe3(editor);
  return editor;
}

describe('finding the place', () => {
  test('RULE-ADDRESSEDITOR-5: no suggestion call with three characters or fewer', () => {
    const { actor, clock, suggest } = start();
    const field = actor.getSnapshot().children.suggest;
    field?.send({ type: 'suggestion.textChanged', text: 'via' });
    clock.increment(1_000);
    expect(suggest.calls).toHaveLength(0);
    field?.send({ type: 'suggestion.textChanged', text: 'via a' });
    clock.increment(200);
    expect(suggest.calls.map((call) => call.input)).toEqual([{ typed: 'via a' }]);
  });

  test('RULE-ADDRESSEDITOR-4: an answer to an older text changes nothing', async () => {
    const { actor, clock, suggest } = start();
    const field = actor.getSnapshot().children.suggest!;
    field.send({ type: 'suggestion.textChanged', text: 'via appia' });
    clock.increment(200);
    const older = suggest.latest();
    field.send({ type: 'suggestion.textChanged', text: 'via cavour' });
    clock.increment(200);
    expect(older.signal.aborted).toBe(true);
    await older.answer([{ id: '1', label: 'Via Appia', main: 'Via Appia', secondary: 'Roma' }]);
    expect(openSuggestions(field.getSnapshot())).toEqual([]);
  });

  test('ADR-16, RULE-ADDRESSEDITOR-9: a place service that fails is silent and typing goes on', async () => {
    const { actor, clock, suggest, emitted } = start();
    actor.getSnapshot().children.suggest?.send({ type: 'suggestion.textChanged', text: 'via appia' });
    clock.increment(200);
    await suggest.latest().fail(failed('serviceDown'));
    actor.send({ type: 'place.fieldChanged', field: 'city', value: 'Roma' });
    expect(editorPlace(actor.getSnapshot()).city).toBe('Roma');
    expect(emitted).toEqual([]);
  });
});

describe('where the device is', () => {
  const here = { latitude: 41.88, longitude: 12.51 };

  test('ADR-14: fills the place, and the check is made for that point', async () => {
    const { actor, askPosition, locate, check } = start();
    actor.send({ type: 'place.fieldChanged', field: 'addressNumber', value: '7' });
    positionRef(actor.getSnapshot())?.send({ type: 'position.request' });
    await askPosition.latest().answer(here);
    await locate.latest().answer({ ...home, ...here });
    expect(editorPlace(actor.getSnapshot())).toEqual(home);
    actor.send({ type: 'address.verify' });
    expect(check.calls.map(({ input }) => input)).toEqual([{ place: home, coordinates: here }]);
  });

  test('ADR-14: a street that was typed stays where the device knows the town alone', async () => {
    const { actor, askPosition, locate } = start();
    actor.send({ type: 'place.fieldChanged', field: 'address1', value: 'Via Gallia' });
    actor.send({ type: 'place.fieldChanged', field: 'addressNumber', value: '86' });
    positionRef(actor.getSnapshot())?.send({ type: 'position.request' });
    await askPosition.latest().answer(here);
    await locate.latest().answer({ ...home, address1: '', addressNumber: '', ...here });
    expect(editorPlace(actor.getSnapshot())).toEqual({
      ...home,
      address1: 'Via Gallia',
      addressNumber: '86',
    });
  });

  test('ADR-15: a refusal leaves what was typed, and typing goes on', async () => {
    const { actor, askPosition, emitted } = start();
    actor.send({ type: 'place.fieldChanged', field: 'city', value: 'Roma' });
    const position = positionRef(actor.getSnapshot());
    position?.send({ type: 'position.request' });
    await askPosition.latest().answer('refused');
    expect(position !== undefined && isPositionRefused(position.getSnapshot())).toBe(true);
    actor.send({ type: 'place.fieldChanged', field: 'province', value: 'RM' });
    expect([editorPlace(actor.getSnapshot()), emitted]).toEqual([
      { address1: '', addressNumber: '', postalcode: '', city: 'Roma', province: 'RM' },
      [],
    ]);
  });

  test('ADR-15: a chart of it that breaks is gone without a word, and the address is typed by hand', async () => {
    const broken = positionMachine.provide({
      actions: {
        assignPoint: () => {
          throw new TypeError('x is undefined');
        },
      },
    });
    const { actor, askPosition, check, emitted } = start(undefined, broken);
    positionRef(actor.getSnapshot())?.send({ type: 'position.request' });
    await askPosition.latest().answer(here);
    expect([positionRef(actor.getSnapshot()), actor.getSnapshot().status, emitted]).toEqual([
      undefined,
      'active',
      [],
    ]);
    for (const [field, value] of Object.entries(home)) {
      actor.send({ type: 'place.fieldChanged', field: field as keyof typeof home, value });
    }
    actor.send({ type: 'address.verify' });
    expect(check.calls.map(({ input }) => input.place)).toEqual([home]);
  });
});

describe('a place field that breaks', () => {
  const broken = addressSuggestMachine.provide({
    actions: {
      assignTyped: () => {
        throw new TypeError('x is undefined');
      },
    },
  });

  test('ADR-16, RULE-ADDRESSEDITOR-9: is gone without a word, and the address is typed by hand', () => {
    const { actor, check, emitted } = start(broken);
    suggestRef(actor.getSnapshot())?.send({ type: 'suggestion.textChanged', text: 'via appia' });
    expect([suggestRef(actor.getSnapshot()), actor.getSnapshot().status, emitted]).toEqual([
      undefined,
      'active',
      [],
    ]);
    for (const [field, value] of Object.entries(home)) {
      actor.send({ type: 'place.fieldChanged', field: field as keyof typeof home, value });
    }
    actor.send({ type: 'address.verify' });
    expect(check.calls.map(({ input }) => input.place)).toEqual([home]);
  });

  test('ADR-13: is there again when the place is changed', async () => {
    const editor = start(broken);
    suggestRef(editor.actor.getSnapshot())?.send({ type: 'suggestion.textChanged', text: 'via appia' });
    for (const [field, value] of Object.entries(home)) {
      editor.actor.send({ type: 'place.fieldChanged', field: field as keyof typeof home, value });
    }
    editor.actor.send({ type: 'address.verify' });
    await editor.check.latest().answer(verdict());
    editor.actor.send({ type: 'place.edit' });
    expect(suggestRef(editor.actor.getSnapshot())?.getSnapshot().status).toBe('active');
  });
});

describe('saving', () => {
  test('VAL-03: a wrong phone is told at its field and nothing is saved', async () => {
    const editor = typed();
    editor.actor.send({ type: 'address.verify' });
    await editor.check.latest().answer(verdict());
    describe3(editor, '12345');
    editor.actor.send({ type: 'address.save' });
    expect(editor.actor.getSnapshot().context.fieldErrors).toEqual({
      referencePhoneNumber: 'Digitare un numero di telefono valido',
    });
    expect(editor.actor.getSnapshot().context.error).toBeNull();
    expect(editor.save.calls).toHaveLength(0);
  });

  test('ADR-23: a number that neither shopper nor check gave is asked for, and nothing is saved', async () => {
    const editor = await described();
    editor.actor.send({ type: 'place.fieldChanged', field: 'addressNumber', value: '' });
    editor.actor.send({ type: 'address.save' });
    await editor.check
      .latest()
      .answer(verdict({ addressNumber: null, address: { ...home, addressNumber: '' } }));
    const { value, context } = editor.actor.getSnapshot();
    expect([value, context.error, Object.keys(context.fieldErrors), editor.save.calls.length]).toEqual([
      'enteringDetails',
      {
        failure: 'refused',
        messages: [{ code: 'message.invalidAddress1', text: '', field: 'addressNumber' }],
      },
      ['addressNumber'],
      0,
    ]);
  });
});
