import { createActor, setup, SimulatedClock } from 'xstate';
import { describe, expect, test } from 'vitest';
import { ApiFailure } from '../../contract/api/failure.ts';
import type { SocialUser } from '../../contract/api/account/social.ts';
import { registrationInput, registrationLogic } from './registration.logic.ts';
import {
  doneFields,
  draftOf,
  isFormOpen,
  registrationError,
  registrationErrors,
  registrationFields,
} from './registration.selectors.ts';
import type { RegistrationFields, TypedField } from '../../contract/rules/session/registration-form.ts';
import type { SentRegistration } from './registration.types.ts';
import { failed, held } from '../../tests/machines/held.ts';
import { aDraft, brandOfForm, rightFields, statements } from '../../paths/fixtures/registration-fixtures.ts';

type Given = Parameters<typeof registrationInput>[0];
const given: Given = { brand: brandOfForm, today: '2026-11-21', socialCode: null };
const asked = statements.map(({ legalId, required }) => ({ legalId, required }));
const terms = { storeId: 3, statements: asked, accepted: [41] };

async function opened(person: SocialUser | null = null) {
  const clock = new SimulatedClock();
  const view = held<SocialUser, { code: string }>();
  const register = held<void, SentRegistration>();
  // The parts of the form have tests of their own; types of what stands for them are no concern here.
  const part = setup({}).createMachine({}) as never;
  const actor = createActor(
    registrationLogic.provide({
      actors: {
        viewPerson: view.logic,
        register: register.logic,
        addressSuggest: part,
        areaCheck: part,
        registrationTerms: part,
        registrationSteps: part,
        position: part,
      },
    }),
    { clock, input: registrationInput({ ...given, socialCode: person === null ? null : 'a-code' }) },
  );

  actor.start();
  if (person !== null) await view.latest().answer(person);
  const type = (fields: Partial<RegistrationFields>) => {
    for (const [field, value] of Object.entries(fields))
      actor.send({ type: 'field.changed', field: field as TypedField, value }); // the keys of fields
  };
  return { actor, view, register, type, at: () => actor.getSnapshot() };
}

/** Everything is typed and chosen. */
async function filled() {
  const form = await opened();
  form.type(rightFields);
  form.actor.send({ type: 'terms.changed', ...terms });
  return form;
}

describe('a form that is sent', () => {
  test('REG-01, REG-02, REG-04: says everything that lacks, and nothing of what may be left out', async () => {
    const { actor, at, register } = await opened();
    actor.send({ type: 'registration.submit' });
    const text = 'Campo obbligatorio';
    expect(registrationErrors(at())).toEqual({
      firstName: text,
      lastName: text,
      email: text,
      confirmEmail: text,
      password: text,
      address1: text,
      addressNumber: text,
      postalCode: text,
      city: text,
      province: text,
      storeId: text,
      legals: text,
    });
    expect(register.calls).toEqual([]);
  });

  test.each([
    ['VAL-11', 'firstName', 'Giul1a', "Accetta solo caratteri dell'alfabeto"],
    ['VAL-09', 'birthdate', '12-04-1984', 'Formato della data gg/mm/aaaa'],
    ['VAL-10', 'birthdate', '12/04/2036', 'La data di nascita deve essere nel passato'],
    ['VAL-06', 'fiscalCode', 'RSSMRA85T10A56', 'Formato non corretto'],
    ['VAL-03', 'phone', '12', 'Digitare un numero di telefono valido'],
    ['VAL-05', 'email', 'giulia@posta', 'Digitare una e-mail valida'],
    ['REG-03', 'confirmEmail', 'giulia@altrove.example', 'Le due e-mail non coincidono'],
    ['VAL-04', 'password', 'corta', 'La password deve essere lunga 6 caratteri'],
    ['VAL-12', 'postalCode', 'OO183', 'Accetta solo numeri'],
    ['VAL-13', 'postalCode', '0018', 'Deve avere esattamente 5 caratteri'],
    ['LOY-01', 'fidelityCard', '0401123456788', 'Numero di carta fedeltà non valido'],
    ['LOY-01', 'fidelityCard', '9901123456789', 'Numero di carta fedeltà non valido'],
  ] as const)('%s, VAL-14: %s %s is refused with one message', async (_id, field, value, message) => {
    const { actor, at, register, type } = await filled();
    type({ [field]: value, ...(field === 'email' ? { confirmEmail: value } : {}) });
    actor.send({ type: 'registration.submit' });
    expect([registrationErrors(at()), register.calls]).toEqual([{ [field]: message }, []]);
  });

  test.each([
    ['REG-01', 'companyName', ' ', 'Campo obbligatorio'],
    ['VAL-07', 'vatNumber', '', 'Campo obbligatorio'],
    ['VAL-07', 'vatNumber', 'IT00743110157', 'P.Iva e C.F. devono avere 11 cifre'],
    ['VAL-13', 'invoiceAddress', 'ABC', 'Deve avere esattamente 7 caratteri'],
    ['VAL-05', 'invoiceAddress', 'bar@pec', 'Digitare una e-mail valida'],
  ] as const)('%s, VAL-14: of a company %s %s is refused', async (_id, field, value, message) => {
    const { actor, at, register, type } = await filled();
    actor.send({ type: 'personType.choose', personType: 'company' });
    type({ [field]: value, fiscalCode: 'R1', birthdate: 'ieri' });
    actor.send({ type: 'registration.submit' });
    expect([registrationErrors(at()), register.calls]).toEqual([{ [field]: message }, []]);
    actor.send({ type: 'personType.choose', personType: 'private' });
    expect(registrationErrors(at())).toEqual({});
    actor.send({ type: 'registration.submit' });
    expect(registrationErrors(at())).toEqual({
      fiscalCode: 'Formato non corretto',
      birthdate: 'Formato della data gg/mm/aaaa',
    });
  });

  test('VAL-15: what the shop finds wrong with SDI code or PEC stands at the field that takes either', async () => {
    const { actor, at, register } = await filled();
    actor.send({ type: 'registration.submit' });
    const message = { code: 'validation', text: 'Così non va', field: 'pec' };
    await register.latest().fail(new ApiFailure('refused', { messages: [message] }));
    expect([registrationErrors(at()), registrationError(at())]).toEqual([
      { invoiceAddress: 'Così non va' },
      null,
    ]);
  });

  test('REG-03: the two e-mails may differ in case and outer blanks', async () => {
    const { actor, register, type } = await filled();
    type({ confirmEmail: ` ${rightFields.email.toUpperCase()} ` });
    actor.send({ type: 'registration.submit' });
    expect(register.calls.length).toBe(1);
  });

  test('VAL-14: an e-mail that changes judges the one beside it again', async () => {
    const { actor, at, type } = await filled();
    type({ email: 'anna@posta.example' });
    actor.send({ type: 'registration.submit' });
    expect(registrationErrors(at())).toEqual({ confirmEmail: 'Le due e-mail non coincidono' });
    type({ email: rightFields.email });
    expect(registrationErrors(at())).toEqual({});
  });

  test.each(['sessionExpired', 'serviceDown', 'network'] as const)(
    'RULE-SESSION-8: after %s everything typed is there, and nothing is sent by itself',
    async (kind) => {
      const { actor, at, register } = await filled();
      actor.send({ type: 'registration.submit' });
      await register.latest().fail(failed(kind));
      actor.send({ type: 'service.resumed' });
      expect([registrationFields(at()), registrationError(at()), register.calls.length]).toEqual([
        rightFields,
        { failure: kind, messages: [] },
        1,
      ]);
    },
  );
});

describe('a draft', () => {
  test('REG-06: brings back everything but the password', async () => {
    const { actor, at, view } = await opened();
    expect([isFormOpen(at()), view.calls]).toEqual([true, []]);
    actor.send({ type: 'draft.restore', draft: aDraft() });
    expect(registrationFields(at())).toEqual({ ...rightFields, password: '' });
    expect(draftOf(at())).toEqual(aDraft());
  });
});

describe('how far the form is', () => {
  test('REG-02: what may be left out is done when empty, a card only once it is typed', async () => {
    const { at } = await opened();
    expect(isFormOpen(at())).toBe(true);
    const none = Object.fromEntries(Object.keys(rightFields).map((field) => [field, false]));
    expect(doneFields(at())).toEqual({
      ...none,
      birthdate: true,
      phone: true,
      fiscalCode: true,
      companyName: true,
      vatNumber: true,
      invoiceAddress: true,
      storeId: false,
      legals: false,
    });
    const all = Object.fromEntries(
      [...Object.keys(rightFields), 'storeId', 'legals'].map((one) => [one, true]),
    );
    expect(doneFields((await filled()).at())).toEqual(all);
  });
});
