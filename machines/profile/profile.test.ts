import { createActor, SimulatedClock } from 'xstate';
import { expect, test } from 'vitest';
import type { Billing, UserDetail } from '../../contract/api/account/registration.ts';
import { ApiFailure } from '../../contract/api/failure.ts';
import { aBilling } from '../../paths/fixtures/billing-fixtures.ts';
import { failed, held, refusal } from '../../tests/machines/held.ts';
import { aUser, typedPerson } from '../../paths/fixtures/profile-fixtures.ts';
import { profileLogic } from './profile.logic.ts';
import {
  isProfileNeeded,
  editedBilling,
  editedBillingErrors,
  editedBillingWarnings,
  hasProfileFailed,
  isBillingOpen,
  isMasterProfile,
  isProfileAwaitingSession,
  personErrors,
  personFields,
  profileError,
  profileUser,
} from './profile.selectors.ts';
import type { PersonFields, ProfileEmitted, ProfileInput } from './profile.types.ts';

const input = { loyaltyPrefix: '0401', today: '2026-11-21', minProfileLevel: 2, isForCheckout: false };

async function opened(user: UserDetail = aUser(), given: Partial<ProfileInput> = {}) {
  const clock = new SimulatedClock();
  const view = held<UserDetail>();
  const person = held<UserDetail, { user: UserDetail; person: PersonFields }>();
  const billing = held<UserDetail, { billing: Billing }>();
  const actor = createActor(
    profileLogic.provide({
      actors: { viewProfile: view.logic, savePerson: person.logic, saveBilling: billing.logic },
    }),
    { clock, input: { ...input, ...given } },
  ).start();
  const emitted: ProfileEmitted[] = [];
  actor.on('profile.saved', (event) => void emitted.push(event));
  await view.latest().answer(user);
  return {
    actor,
    clock,
    view,
    person,
    billing,
    emitted,
    at: () => actor.getSnapshot(),
    type: (fields: Partial<PersonFields>) => {
      for (const [field, value] of Object.entries(fields))
        actor.send({ type: 'person.changed', field: field as keyof PersonFields, value }); // the keys of the fields
    },
    bill: (fields: Partial<Billing>) => {
      for (const [field, value] of Object.entries(fields))
        actor.send({ type: 'billing.changed', field: field as keyof Billing, value }); // the keys of a Billing
    },
  };
}

const refusedAt = (...fields: (string | null)[]) =>
  new ApiFailure('refused', {
    messages: fields.map((field) => ({ code: 'validation', text: `no: ${field}`, field })),
  });

test('REG-16: the form shows what the shop knows, the birthdate as it is typed', async () => {
  const { at } = await opened();
  expect(personFields(at())).toEqual(typedPerson);
  const { at: blank } = await opened(aUser({ birthdate: null, phone: '', fidelityCard: '' }));
  expect(personFields(blank())).toEqual({ ...typedPerson, birthdate: '', phone: '', fidelityCard: '' });
});

test.each([
  [0, false],
  [1, true],
  [2, true],
])('SES-24: an account of type %i is a master one: %s', async (userTypeId, isMaster) => {
  const { at } = await opened(aUser({ userTypeId }));
  expect(isMasterProfile(at())).toBe(isMaster);
});

test('REG-16: what is typed is saved once, and what the shop made of it is shown', async () => {
  const { actor, at, person, emitted, type } = await opened();
  type({ firstName: ' Giulia Maria ' });
  actor.send({ type: 'person.save' });
  actor.send({ type: 'person.save' });
  expect(person.calls.map((call) => call.input)).toEqual([
    { user: aUser(), person: { ...typedPerson, firstName: ' Giulia Maria ' } },
  ]);
  await person.latest().answer(aUser({ firstName: 'Giulia Maria' }));
  expect([personFields(at()).firstName, profileUser(at())?.firstName, emitted.length]).toEqual([
    'Giulia Maria',
    'Giulia Maria',
    1,
  ]);
});

test.each([
  ['firstName', '', 'Campo obbligatorio'],
  ['lastName', 'R2', "Accetta solo caratteri dell'alfabeto"],
  ['fiscalCode', 'MRC', 'Formato non corretto'],
  ['birthdate', '1984', 'Formato della data gg/mm/aaaa'],
  ['birthdate', '22/11/2026', 'La data di nascita deve essere nel passato'],
  ['phone', '123', 'Digitare un numero di telefono valido'],
  ['fidelityCard', '0402123456789', 'Numero di carta fedeltà non valido'],
] as const)('VAL-14, LOY-01: %s %j is told at its field and not sent', async (field, value, message) => {
  const { actor, at, person, type } = await opened();
  type({ [field]: value });
  actor.send({ type: 'person.save' });
  expect([personErrors(at()), person.calls.length]).toEqual([{ [field]: message }, 0]);
  type({ [field]: typedPerson[field] });
  expect(personErrors(at())[field]).toBeUndefined();
});

test('VAL-15: what the shop refuses stands at its fields, the rest above them', async () => {
  const { actor, at, person, emitted } = await opened();
  actor.send({ type: 'person.save' });
  await person.latest().fail(refusedAt('phone', 'phone', null, 'nobody'));
  expect([personErrors(at()), profileError(at())?.messages.map(({ text }) => text), emitted.length]).toEqual([
    { phone: 'no: phone' },
    ['no: null', 'no: nobody'],
    0,
  ]);
  actor.send({ type: 'person.save' });
  await person.latest().fail(refusedAt('fidelityCard'));
  expect([personErrors(at()), profileError(at())]).toEqual([{ fidelityCard: 'no: fidelityCard' }, null]);
});

test.each(['network', 'timeout'] as const)('ERR-04: %s loses nothing that was typed', async (failure) => {
  const { actor, at, clock, person, type } = await opened();
  type({ phone: '333 1234567' });
  actor.send({ type: 'person.save' });
  if (failure === 'timeout') clock.increment(12_000);
  else await person.latest().fail(failed(failure));
  expect([profileError(at())?.failure, personFields(at()).phone]).toEqual([failure, '333 1234567']);
});

test.each(['sessionExpired', 'serviceDown'] as const)('SES-07, ERR-13: %s is waited for', async (failure) => {
  const { actor, at, person, type, emitted } = await opened();
  type({ phone: '333 1234567' });
  actor.send({ type: 'person.save' });
  await person.latest().fail(failed(failure));
  expect(isProfileAwaitingSession(at())).toBe(true);
  actor.send({ type: failure === 'serviceDown' ? 'service.resumed' : 'session.opened' });
  expect(person.latest().input.person.phone).toBe('333 1234567');
  await person.latest().answer(aUser());
  expect(emitted.length).toBe(1);
});

test('SES-14: whoever gives the login up keeps what was typed', async () => {
  const { actor, at, person, billing, type, bill } = await opened();
  type({ phone: '333 1234567' });
  actor.send({ type: 'person.save' });
  await person.latest().fail(failed('sessionExpired'));
  actor.send({ type: 'login.dismissed' });
  expect([isProfileAwaitingSession(at()), personFields(at()).phone]).toEqual([false, '333 1234567']);
  actor.send({ type: 'billing.edit' });
  bill({ city: 'Rieti' });
  actor.send({ type: 'billing.save' });
  await billing.latest().fail(failed('sessionExpired'));
  actor.send({ type: 'login.dismissed' });
  expect([isBillingOpen(at()), editedBilling(at())?.city]).toEqual([true, 'Rieti']);
});

test('SES-08: whoever leaves takes everything along; an expired session nothing', async () => {
  const { actor, at, view } = await opened();
  actor.send({ type: 'session.closed', reason: 'expired' });
  expect(profileUser(at())).toEqual(aUser());
  actor.send({ type: 'session.closed', reason: 'logout' });
  expect([profileUser(at()), personFields(at()).firstName, isProfileAwaitingSession(at())]).toEqual([
    null,
    '',
    true,
  ]);
  actor.send({ type: 'session.opened' });
  expect(view.calls.length).toBe(2);
});

test('REG-16, REG-23: the invoice opens as it is kept, or with who one is', async () => {
  const { actor, at } = await opened();
  actor.send({ type: 'billing.edit' });
  expect(editedBilling(at())).toEqual(aUser().billing);
  const first = await opened(aUser({ billing: null }));
  first.actor.send({ type: 'billing.edit' });
  expect(editedBilling(first.at())).toMatchObject({
    companyName: 'Giulia Marchetti',
    fiscalCode: 'MRCGLI84D52H501E',
    vatNumber: '',
    address1: '',
  });
});

test('REG-16, REG-23: a wrong invoice is told at its fields, a right one is saved once and closes', async () => {
  const { actor, at, billing, bill, emitted } = await opened();
  actor.send({ type: 'billing.edit' });
  bill({ fiscalCode: '', postalcode: '1' });
  actor.send({ type: 'billing.save' });
  expect([editedBillingErrors(at()), billing.calls.length]).toEqual([
    { fiscalCode: 'Campo obbligatorio', postalcode: 'Deve avere esattamente 5 caratteri' },
    0,
  ]);
  bill({ vatNumber: '00743110158', postalcode: '00183' });
  actor.send({ type: 'billing.save' });
  actor.send({ type: 'billing.save' });
  expect([editedBillingWarnings(at()), billing.calls.length]).toEqual([{ vatNumber: 'vat.checkDigit' }, 1]);
  const kept = aUser({ billing: aBilling({ city: 'RIETI' }) });
  await billing.latest().answer(kept);
  expect([isBillingOpen(at()), profileUser(at()), emitted.length]).toEqual([false, kept, 1]);
});

test('VAL-15: an invoice the shop refuses is told at its fields, and stays open', async () => {
  const { actor, at, billing } = await opened();
  actor.send({ type: 'billing.edit' });
  actor.send({ type: 'billing.save' });
  await billing.latest().fail(refusedAt('vatNumber'));
  expect([editedBillingErrors(at()), profileError(at()), isBillingOpen(at())]).toEqual([
    { vatNumber: 'no: vatNumber' },
    null,
    true,
  ]);
  actor.send({ type: 'billing.save' });
  await billing.latest().fail(refusal('rate.limit'));
  expect([isBillingOpen(at()), profileError(at()) === null]).toEqual([true, false]);
  actor.send({ type: 'billing.dismiss' });
  expect([isBillingOpen(at()), profileError(at())]).toEqual([false, null]);
});

test('ERR-04: a profile nobody could get can be asked for again', async () => {
  const { actor, at, view } = await opened();
  actor.send({ type: 'session.closed', reason: 'logout' });
  actor.send({ type: 'session.opened' });
  await view.latest().fail(failed('network'));
  expect(hasProfileFailed(at())).toBe(true);
  actor.send({ type: 'profile.reload' });
  await view.latest().answer(aUser());
  expect([profileUser(at()), profileError(at())]).toEqual([aUser(), null]);
});

test('SES-26: on the way to the checkout a phone is needed, and the save leads back there', async () => {
  const lacking = aUser({ phone: '', profile: { level: 1 } });
  const { actor, at, type, person, emitted } = await opened(lacking, { isForCheckout: true });
  expect(isProfileNeeded(at())).toBe(true);
  type({ firstName: 'Giulietta' });
  actor.send({ type: 'person.save' });
  expect([person.calls.length, personErrors(at()), personFields(at()).firstName]).toEqual([
    0,
    { phone: 'Campo obbligatorio' },
    'Giulietta',
  ]);
  type({ phone: '333 1234567' });
  actor.send({ type: 'person.save' });
  await person.latest().answer(aUser({ phone: '333 1234567' }));
  expect([emitted, isProfileNeeded(at())]).toEqual([
    [{ type: 'profile.saved', level: 2, leadsToCheckout: true }],
    false,
  ]);
});

test('SES-26: entered from elsewhere the same profile needs nothing, and leads nowhere else', async () => {
  const lacking = aUser({ phone: '', profile: { level: 1 } });
  const { actor, at, person, emitted } = await opened(lacking, { isForCheckout: true });
  actor.send({ type: 'purpose.changed', isForCheckout: false });
  expect(isProfileNeeded(at())).toBe(false);
  actor.send({ type: 'person.save' });
  await person.latest().answer(lacking);
  expect(emitted).toEqual([{ type: 'profile.saved', level: 1, leadsToCheckout: false }]);
});
