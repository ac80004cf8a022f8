import { createActor, SimulatedClock } from 'xstate';
import { expect, test } from 'vitest';
import type { Billing, UserDetail } from '../../contract/api/account/registration.ts';
import { aBilling } from '../../paths/fixtures/billing-fixtures.ts';
import { held } from '../../tests/machines/held.ts';
import { aUser, typedPerson } from '../../paths/fixtures/profile-fixtures.ts';
import { profileLogic } from './profile.logic.ts';
import {
  isProfileNeeded,
  editedBilling,
  editedBillingErrors,
  editedBillingWarnings,
  isBillingOpen,
  isMasterProfile,
  personErrors,
  personFields,
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
      actors: { viewProfile: view.patient, savePerson: person.patient, saveBilling: billing.patient },
    }),
    { clock, input: { ...input, ...given } },
  ).start();
  const emitted: ProfileEmitted[] = [];
  actor.on('profile.saved', (event) => void emitted.push(event));
  await view.latest().answer(user);
  return {
    actor,
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
