import { createActor, SimulatedClock } from 'xstate';
import { describe, expect, test } from 'vitest';
import type {
  AddressCheck,
  AddressSuggestion,
  ResolvedAddress,
} from '../../contract/api/shopping/address.ts';
import type { CartAnswer } from '../../contract/api/shopping/cart-answer.ts';
import { addressEditorLogic } from './address-editor.logic.ts';
import {
  canSave,
  editorError,
  editorPlace,
  missingFields,
  positionRef,
  suggestRef,
} from './address-editor.selectors.ts';
import type { AddressEditorEmitted, CheckInput, SaveInput } from './address-editor.types.ts';
import { addressSuggestMachine } from '../address-suggest/address-suggest.machine.ts';
import { positionMachine, type DevicePoint } from '../position/position.machine.ts';
import { isPositionRefused } from '../position/position.selectors.ts';
import { openSuggestions } from '../address-suggest/address-suggest.selectors.ts';
import { anAnswer } from '../../paths/fixtures/cart-fixtures.ts';
import { failed, held, refusal } from '../../tests/machines/held.ts';

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
        saveAddress: save.logic,
        selectAddress: select.logic,
        reloadCart: reload.logic,
      },
    }),
    { clock, input: { moved: null } },
  );
  const emitted: AddressEditorEmitted[] = [];
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  return { actor, clock, suggest, resolve, askPosition, locate, check, save, select, reload, emitted };
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

  test('a chosen suggestion fills the fields', async () => {
    const { actor, clock, suggest, resolve } = start();
    const field = actor.getSnapshot().children.suggest!;
    field.send({ type: 'suggestion.textChanged', text: 'via appia' });
    clock.increment(200);
    const suggestion = {
      id: 's1',
      label: 'Via Appia Nuova 120, Roma',
      main: 'Via Appia Nuova 120',
      secondary: 'Roma',
    };
    await suggest.latest().answer([suggestion]);
    field.send({ type: 'suggestion.choose', suggestion });
    await resolve.latest().answer({ ...home, latitude: 41.88, longitude: 12.51 });
    expect(editorPlace(actor.getSnapshot())).toEqual(home);
  });

  test('ADR-13: a suggested street without a civico leaves the one that was typed, not that of another suggestion', () => {
    const { actor } = start();
    const street = { ...home, addressNumber: '', latitude: 41.88, longitude: 12.51 };
    const civico = () => editorPlace(actor.getSnapshot()).addressNumber;
    actor.send({ type: 'place.fieldChanged', field: 'addressNumber', value: '122' });
    actor.send({ type: 'place.resolved', place: street });
    expect(civico()).toBe('122');
    actor.send({ type: 'place.resolved', place: { ...street, addressNumber: '120' } });
    expect(civico()).toBe('120');
    actor.send({ type: 'place.resolved', place: street });
    expect(civico()).toBe('');
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

describe('verifying', () => {
  test('ADR-18, RULE-ADDRESSEDITOR-1: missing fields are named in order and nothing is asked', () => {
    const { actor, check } = start();
    actor.send({ type: 'place.fieldChanged', field: 'address1', value: 'Via Cavour' });
    actor.send({ type: 'address.verify' });
    expect(missingFields(actor.getSnapshot())).toBe(
      "L'indirizzo inserito è incompleto, mancano i seguenti campi: città, CAP, provincia",
    );
    expect(check.calls).toHaveLength(0);
  });

  test('ADR-20: outside the service another address can be tried', async () => {
    const editor = typed();
    editor.actor.send({ type: 'address.verify' });
    await editor.check.latest().answer(verdict({ active: 0 }));
    expect(editor.actor.getSnapshot().value).toBe('notDeliverable');
    editor.actor.send({ type: 'address.save' });
    expect(editor.save.calls).toHaveLength(0);
    editor.actor.send({ type: 'place.retry' });
    expect(editor.actor.getSnapshot().value).toBe('enteringPlace');
    expect(editorPlace(editor.actor.getSnapshot()).city).toBe('');
  });

  test('a check nobody answers gives the form back with what was typed', () => {
    const editor = typed();
    editor.actor.send({ type: 'address.verify' });
    editor.clock.increment(12_000);
    expect(editorPlace(editor.actor.getSnapshot())).toEqual(home);
    expect(editorError(editor.actor.getSnapshot())?.failure).toBe('timeout');
  });
});

describe('saving', () => {
  test('ADR-22, RULE-ADDRESSEDITOR-8: save stays impossible until the starred fields are filled', async () => {
    const editor = typed();
    editor.actor.send({ type: 'address.verify' });
    await editor.check.latest().answer(verdict());
    expect(canSave(editor.actor.getSnapshot())).toBe(false);
    describe3(editor);
    expect(canSave(editor.actor.getSnapshot())).toBe(true);
  });

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

  test('ADR-18: a place that lost a field is completed before anything is asked or saved', async () => {
    const editor = await described();
    editor.actor.send({ type: 'place.fieldChanged', field: 'city', value: '' });
    editor.actor.send({ type: 'address.save' });
    expect([editor.actor.getSnapshot().value, missingFields(editor.actor.getSnapshot())]).toEqual([
      'enteringPlace',
      "L'indirizzo inserito è incompleto, mancano i seguenti campi: città",
    ]);
    expect([editor.check.calls.length, editor.save.calls.length]).toEqual([1, 0]);
  });

  test('RULE-ADDRESSEDITOR-7: saved, then selected once, then the cart reloaded', async () => {
    const editor = await described();
    editor.actor.send({ type: 'address.save' });
    expect(editor.actor.getSnapshot().value).toEqual({ confirming: 'awaitingConfirmation' });
    editor.actor.send({ type: 'confirmation.accept' });
    expect(editor.save.latest().input).toEqual({
      place: home,
      coordinates: { latitude: 41.88, longitude: 12.51 },
      details: { doorbellName: 'Rossi', addressName: 'Casa', floor: '', referencePhoneNumber: '333 1234567' },
      saveAnyway: false,
      moved: null,
    });
    await editor.save.latest().answer({ addressId: 77 });
    expect(editor.select.calls.map((call) => call.input)).toEqual([{ addressId: 77 }]);
    await editor.select.latest().answer(anAnswer());
    await editor.reload.latest().answer(anAnswer());
    expect(editor.actor.getSnapshot().output).toBe('selected');
    expect(editor.emitted.map((event) => event.type)).toEqual([
      'address.saved',
      'cart.answered',
      'cart.answered',
    ]);
  });

  test('ADR-24, RULE-ADDRESSEDITOR-6: an unvalidated address is saved only after Si; No keeps what was typed', async () => {
    const editor = await described({ validated: false });
    editor.actor.send({ type: 'address.save' });
    expect(editor.actor.getSnapshot().value).toEqual({ confirming: 'awaitingSaveAnyway' });
    editor.actor.send({ type: 'confirmation.decline' });
    expect(editor.save.calls).toHaveLength(0);
    expect(editor.actor.getSnapshot().context.details.doorbellName).toBe('Rossi');
    editor.actor.send({ type: 'address.save' });
    editor.actor.send({ type: 'confirmation.accept' });
    expect(editor.save.latest().input.saveAnyway).toBe(true);
  });

  test('ADR-29, RULE-ADDRESSEDITOR-2, 3: a civico changed after the check is checked again before it is saved', async () => {
    const editor = await described();
    editor.actor.send({ type: 'place.fieldChanged', field: 'addressNumber', value: '122' });
    editor.actor.send({ type: 'address.save' });
    expect(editor.save.calls).toHaveLength(0);
    expect(editor.check.latest().input).toEqual({
      place: { ...home, addressNumber: '122' },
      coordinates: null,
    });
    await editor.check
      .latest()
      .answer(verdict({ addressNumber: '122', address: { ...home, addressNumber: '122' } }));
    editor.actor.send({ type: 'confirmation.accept' });
    expect(editor.save.latest().input.place.addressNumber).toBe('122');
  });

  test('ADR-23: without a civico the save says message.invalidAddress1', async () => {
    const editor = start();
    for (const [field, value] of Object.entries({ ...home, addressNumber: '' })) {
      editor.actor.send({ type: 'place.fieldChanged', field: field as keyof typeof home, value });
    }
    editor.actor.send({ type: 'address.verify' });
    await editor.check
      .latest()
      .answer(verdict({ addressNumber: null, address: { ...home, addressNumber: '' } }));
    describe3(editor);
    editor.actor.send({ type: 'address.save' });
    expect(editorError(editor.actor.getSnapshot())?.messages[0]?.code).toBe('message.invalidAddress1');
    expect(editor.save.calls).toHaveLength(0);
  });

  test('SES-07: a 419 while saving waits for the login, and the address is saved once after it', async () => {
    const editor = await described();
    editor.actor.send({ type: 'address.save' });
    editor.actor.send({ type: 'confirmation.accept' });
    await editor.save.latest().fail(failed('sessionExpired'));
    expect(editor.actor.getSnapshot().value).toBe('awaitingSession');
    editor.actor.send({ type: 'session.opened' });
    expect(editor.save.calls).toHaveLength(2);
  });

  test('a 419 while selecting does not save twice', async () => {
    const editor = await described();
    editor.actor.send({ type: 'address.save' });
    editor.actor.send({ type: 'confirmation.accept' });
    await editor.save.latest().answer({ addressId: 77 });
    await editor.select.latest().fail(failed('sessionExpired'));
    editor.actor.send({ type: 'session.opened' });
    expect(editor.save.calls).toHaveLength(1);
    expect(editor.select.calls.map((call) => call.input)).toEqual([{ addressId: 77 }, { addressId: 77 }]);
  });

  test.each(['session.opened', 'service.resumed'] as const)(
    'SES-14, RULE-SESSION-6: once the login is closed a save at a 419 does not follow a later %s; the form stands',
    async (back) => {
      const editor = await described();
      editor.actor.send({ type: 'address.save' });
      editor.actor.send({ type: 'confirmation.accept' });
      await editor.save.latest().fail(failed('sessionExpired'));
      editor.actor.send({ type: 'login.dismissed' });
      editor.actor.send({ type: back });
      const { value, context } = editor.actor.getSnapshot();
      expect([value, editor.save.calls.length, context.place, context.details.doorbellName]).toEqual([
        'enteringDetails',
        1,
        home,
        'Rossi',
      ]);
      expect(canSave(editor.actor.getSnapshot())).toBe(true);
    },
  );

  test('SES-14: once the login is closed an address that was saved is neither saved nor selected any more', async () => {
    const editor = await described();
    editor.actor.send({ type: 'address.save' });
    editor.actor.send({ type: 'confirmation.accept' });
    await editor.save.latest().answer({ addressId: 77 });
    await editor.select.latest().fail(failed('sessionExpired'));
    editor.actor.send({ type: 'login.dismissed' });
    editor.actor.send({ type: 'session.opened' });
    const { status, output } = editor.actor.getSnapshot();
    expect([status, output, editor.save.calls.length, editor.select.calls.length]).toEqual([
      'done',
      'dismissed',
      1,
      1,
    ]);
  });

  test('a refused save shows the reason and keeps the form', async () => {
    const editor = await described();
    editor.actor.send({ type: 'address.save' });
    editor.actor.send({ type: 'confirmation.accept' });
    await editor.save.latest().fail(refusal('address.tooMany', 'Hai già 20 indirizzi'));
    expect(editor.actor.getSnapshot().value).toBe('enteringDetails');
    expect(editorError(editor.actor.getSnapshot())?.messages[0]?.text).toBe('Hai già 20 indirizzi');
  });

  test('RULE-ADDRESSEDITOR-10: closing makes no call afterwards', async () => {
    const editor = await described();
    editor.actor.send({ type: 'address.save' });
    editor.actor.send({ type: 'editor.dismiss' });
    expect(editor.actor.getSnapshot().output).toBe('dismissed');
    expect(editor.save.calls).toHaveLength(0);
  });
});
