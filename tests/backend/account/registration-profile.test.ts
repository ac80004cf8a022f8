import { beforeEach, expect, test } from 'vitest';
import { cancelEmailUpdate, requestEmailUpdate, updateEmail } from '../../../contract/api/account/account.ts';
import { login } from '../../../contract/api/account/auth.ts';
import { listFiscalPersons } from '../../../contract/api/account/fiscal-person.ts';
import {
  registerUser,
  updateBillingAddress,
  updateContact,
  updateUserDetail,
  updateUsername,
  viewUserDetail,
} from '../../../contract/api/account/registration.ts';
import { viewCart } from '../../../contract/api/shopping/cart.ts';
import { done } from '../journeys.ts';
import { joined, mailed, mailsAt, newcomer, newPassword, registrationOf, trailOf } from '../people.ts';
import type { ShopClient } from '../shop-client.ts';
import { testShopOfFile } from '../test-shop.ts';

const shop = testShopOfFile();
let person = 0;
let email: string;
let anna: ShopClient;

beforeEach(async () => {
  person += 1;
  email = `anna${person}@posta.example`;
  anna = await newcomer(shop(), email);
});

const update = (fields: Readonly<Record<string, unknown>>) => anna.call(updateUserDetail, fields);
const logsIn = async (name: string) =>
  (await shop().visitor().call(login, { login: name, password: newPassword })).status === 0;

test('R02 changes what is given and leaves the rest (REG-16)', async () => {
  const before = await done(anna.call(viewUserDetail));
  const changes = {
    firstName: ' Lucìa ',
    birthdate: '01/12/1990',
    phone: '0039 06-1234567',
    fidelityCard: '0401123456789',
    fiscalCode: 'rssmra85t10a562s',
  };
  const after = await done(update(changes));
  expect(after).toEqual({
    ...before,
    firstName: 'Lucìa',
    birthdate: '1990-12-01',
    phone: '0039 06-1234567',
    fidelityCard: '0401123456789',
    fiscalCode: 'RSSMRA85T10A562S',
    profile: { level: 2 },
  });
  expect((await done(update({ birthdate: '1991-02-28' }))).birthdate).toBe('1991-02-28');
  const cleared = { birthdate: '', phone: '', fidelityCard: '', fiscalCode: '' };
  expect(await done(update(cleared))).toEqual({ ...before, firstName: 'Lucìa' });
  expect(await done(update({}))).toEqual({ ...before, firstName: 'Lucìa' });
});

test('R02 tells every wrong field in the words of the specification and changes nothing', async () => {
  const before = await done(anna.call(viewUserDetail));
  const wrong = await update({
    firstName: '',
    lastName: 'R2',
    birthdate: '30/02/2000',
    phone: '123',
    fidelityCard: '0402123456789',
    fiscalCode: 'RSSMRA85T10',
  });
  expect(wrong.body.response.errors).toEqual([
    { field: 'firstName', error: 'Campo obbligatorio', code: 'validation' },
    { field: 'lastName', error: "Accetta solo caratteri dell'alfabeto", code: 'validation' },
    { field: 'birthdate', error: 'Formato della data gg/mm/aaaa', code: 'validation' },
    { field: 'phone', error: 'Digitare un numero di telefono valido', code: 'validation' },
    { field: 'fidelityCard', error: 'Numero di carta fedeltà non valido', code: 'validation' },
    { field: 'fiscalCode', error: 'Formato non corretto', code: 'validation' },
  ]);
  expect((await update({ birthdate: '2999-01-01' })).body.response.errorsMessage).toEqual([
    'La data di nascita deve essere nel passato',
  ]);
  expect(await done(anna.call(viewUserDetail))).toEqual(before);
});

test.each([
  ['0401123456789', true],
  ['0401123456787', false],
  ['04011234567890', false],
  ['040112345678', false],
  ['0400123456780', false],
  ['04O1123456789', false],
])('R02 fidelity card %s: %s (LOY-01)', async (fidelityCard, isGood) => {
  expect((await update({ fidelityCard })).status).toBe(isGood ? 0 : 1);
});

test('reliability 6: R02 never takes e-mail, login, type, level or points from a client', async () => {
  const before = await done(anna.call(viewUserDetail));
  const greedy = {
    email: 'io@altrove.example',
    login: 'io',
    userTypeId: 1,
    profileLevel: 9,
    points: 9999,
    userId: 1,
    tenantId: 'ortavia',
    passwordHash: 'x',
  };
  expect(await done(update(greedy))).toEqual(before);
});

test('R04 changes the phone alone', async () => {
  expect((await done(anna.call(updateContact, { phone: '333 1234567' }))).phone).toBe('333 1234567');
  const wrong = await anna.call(updateContact, { phone: 'numero' });
  expect([wrong.code, wrong.field]).toEqual(['validation', 'phone']);
  expect((await done(anna.call(updateContact, { phone: '' }))).phone).toBe('');
  expect((await anna.call(updateContact)).http).toBe(422);
});

test('R18 gives a user name to log in with, once in a brand and whatever its case (REG-18)', async () => {
  const name = `Anna.Oro-${person}`;
  expect((await done(anna.call(updateUsername, { username: name }))).username).toBe(name);
  expect([await logsIn(name.toUpperCase()), await logsIn(email)]).toEqual([true, true]);
  const other = await newcomer(shop(), `altra${person}@posta.example`);
  const taken = await other.call(updateUsername, { username: name.toLowerCase() });
  expect([taken.status, taken.code, taken.field]).toEqual([1, 'validation', 'username']);
  for (const username of ['ab', 'x'.repeat(41), 'con spazio', 'è-così', 'a/b']) {
    expect((await other.call(updateUsername, { username })).http).toBe(422);
  }
  expect((await done(anna.call(updateUsername, { username: name }))).username).toBe(name);
});

test('R18 lets nobody take the e-mail of another as user name, registered or not', async () => {
  const answers = [
    await anna.call(updateUsername, { username: 'vuoto@cestolieto.example' }),
    await anna.call(updateUsername, { username: 'domani@posta.example' }),
  ];
  expect(answers.map(({ code, field }) => [code, field])).toEqual([
    ['validation', 'username'],
    ['validation', 'username'],
  ]);
  expect(answers[0]!.body.response).toEqual(answers[1]!.body.response);
  expect((await anna.call(updateUsername, { username: email })).status).toBe(0);
});

test('R10, R09 move the account when the new address proves itself (REG-17)', async () => {
  const wanted = `nuova${person}@posta.example`;
  const asked = await anna.call(requestEmailUpdate, { new_email: ` ${wanted.toUpperCase()} ` });
  expect([asked.status, asked.data]).toEqual([0, null]);
  expect((await done(anna.call(viewUserDetail))).email).toBe(email);
  const token = await mailed(anna, wanted, ['update_email', 'token']);
  const [mail] = await mailsAt(anna, wanted);
  expect(mail!.links).toEqual([`http://cestolieto.localhost:3000/email-confirmed?token=${token}`]);
  const visitor = shop().visitor();
  expect((await visitor.call(updateEmail, { token: `${token}x` })).code).toBe('token.invalid');
  expect((await visitor.call(updateEmail, { token })).status).toBe(0);
  expect((await visitor.call(updateEmail, { token })).code).toBe('token.invalid');
  expect(await done(anna.call(viewUserDetail))).toMatchObject({
    email: wanted,
    login: wanted,
    username: wanted,
  });
  expect([await logsIn(email), await logsIn(wanted)]).toEqual([false, true]);
  await joined(visitor, email);
});

test('R20 takes a change of the e-mail back: its token is void, and the login stays (REG-17)', async () => {
  const { email: before, login } = await done(anna.call(viewUserDetail));
  const wanted = `ripensata${person}@posta.example`;
  await done(anna.call(requestEmailUpdate, { new_email: wanted }));
  const token = await mailed(anna, wanted, ['update_email', 'token']);
  const visitor = shop().visitor();
  expect((await visitor.call(cancelEmailUpdate, {})).code).toBe('auth.required');
  const other = await newcomer(shop(), `altra${person}@posta.example`);
  expect((await other.call(cancelEmailUpdate, {})).status).toBe(0);
  const taken = await anna.call(cancelEmailUpdate, {});
  expect([taken.status, taken.data]).toEqual([0, null]);
  expect((await visitor.call(updateEmail, { token })).code).toBe('token.invalid');
  expect(await done(anna.call(viewUserDetail))).toMatchObject({ email: before, login });
  expect([await logsIn(before), await logsIn(wanted)]).toEqual([true, false]);
  expect((await anna.call(cancelEmailUpdate, {})).status).toBe(0);
});

test('reliability 18: R10 says the same of a taken address, which gets no mail, and refuses a malformed one', async () => {
  const free = await anna.call(requestEmailUpdate, { new_email: `libera${person}@posta.example` });
  const taken = await anna.call(requestEmailUpdate, { new_email: 'vuoto@cestolieto.example' });
  expect([taken.http, taken.body]).toEqual([free.http, free.body]);
  expect(await mailsAt(anna, 'vuoto@cestolieto.example')).toEqual([]);
  const wrong = await anna.call(requestEmailUpdate, { new_email: 'anna@posta' });
  expect([wrong.status, wrong.code, wrong.field]).toEqual([1, 'validation', 'new_email']);
});

test('R09 gives an address somebody took meanwhile to nobody else, and an hour is all there is', async () => {
  const wanted = `contesa${person}@posta.example`;
  await done(anna.call(requestEmailUpdate, { new_email: wanted }));
  const token = await mailed(anna, wanted, ['update_email', 'token']);
  const visitor = shop().visitor();
  await done(visitor.call(registerUser, await registrationOf(visitor, wanted)));
  expect((await visitor.call(updateEmail, { token })).code).toBe('token.invalid');
  expect((await done(anna.call(viewUserDetail))).email).toBe(email);
  const late = `tardi${person}@posta.example`;
  await done(anna.call(requestEmailUpdate, { new_email: late }));
  const lateToken = await mailed(anna, late, ['update_email', 'token']);
  shop().clock.pass(60);
  expect((await visitor.call(updateEmail, { token: lateToken })).code).toBe('token.invalid');
});

test('U03 remembers whom invoices were made out to, each once (REG-22)', async () => {
  const place = { address1: 'Via Po', addressNumber: '1', city: 'Roma', province: 'rm', postalcode: '00198' };
  const bill = (fields: Readonly<Record<string, string>>) =>
    done(anna.call(updateBillingAddress, { ...place, ...fields }));
  expect((await done(anna.call(listFiscalPersons))).persons).toEqual([]);
  await bill({ fiscalCode: 'rssmra85t10a562s' });
  await bill({ companyName: 'Vecchio nome', vatNumber: '12345678901' });
  await bill({ companyName: 'Officine Oro srl', vatNumber: '12345678901', sdiCode: 'abc1234' });
  const { persons } = await done(anna.call(listFiscalPersons));
  expect(persons.map(({ userPersonFiscalId: _, ...one }) => one)).toEqual([
    {
      personType: 'private',
      firstName: 'Anna Lucia',
      lastName: "D'Orò",
      companyName: '',
      fiscalCode: 'RSSMRA85T10A562S',
      vatNumber: '',
      sdiCode: '',
      pec: '',
    },
    {
      personType: 'company',
      firstName: '',
      lastName: '',
      companyName: 'Officine Oro srl',
      fiscalCode: '',
      vatNumber: '12345678901',
      sdiCode: 'ABC1234',
      pec: '',
    },
  ]);
  const other = await shop().visitor().logIn('demo');
  expect((await done(other.call(listFiscalPersons))).persons).toEqual([]);
});

test('reliability 31: a change of e-mail or user name is in the audit trail, without either', async () => {
  const trail = await trailOf(shop());
  expect(trail.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['email.changed', 'username.changed']),
  );
  expect(JSON.stringify(trail)).not.toMatch(/posta\.example|Anna/i);
});

test('SES-26: a profile is complete with name and phone, whichever call gives or takes them', async () => {
  const levels = async () => {
    const { user } = await done(anna.call(viewCart));
    return [(await done(anna.call(viewUserDetail))).profile.level, user.profile.level];
  };
  await done(anna.call(updateContact, { phone: '' }));
  expect(await levels()).toEqual([1, 1]);
  expect((await done(anna.call(updateContact, { phone: '333 1234567' }))).profile.level).toBe(2);
  expect(await levels()).toEqual([2, 2]);
  expect((await done(update({ phone: '' }))).profile.level).toBe(1);
  expect((await done(update({ phone: '333 1234567' }))).profile.level).toBe(2);
  await done(anna.call(updateContact, { phone: '' }));
  // It may log in and shop all the same.
  expect(await logsIn(email)).toBe(true);
});
