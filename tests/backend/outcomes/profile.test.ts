import { beforeEach, expect, test } from 'vitest';
import * as account from '../../../contract/api/account/account.ts';
import { confirmPassword, login } from '../../../contract/api/account/auth.ts';
import * as registration from '../../../contract/api/account/registration.ts';
import { done, purchase } from '../journeys.ts';
import { mailed, mailsAt, newcomer, newPassword } from '../people.ts';
import type { ShopClient } from '../shop-client.ts';
import { testShopOfFile } from '../test-shop.ts';
import { atHome } from './at-home.ts';
import { changesNothing, changesOnly, refusal } from './changes-only.ts';

const shop = testShopOfFile();
let anna: ShopClient;
let email: string;
let people = 0;

beforeEach(async () => {
  people += 1;
  email = `profilo${people}@posta.example`;
  anna = await newcomer(shop(), email);
});

test('R02, R03, R04, R18 with a bad field: no field is kept, the good ones neither', async () => {
  const bad = { firstName: 'Annamaria', phone: '12' };
  expect(await refusal(shop(), () => anna.call(registration.updateUserDetail, bad))).toBe('validation');
  const billing = {
    companyName: 'Prova Srl',
    vatNumber: '1',
    address1: 'Via Roma',
    addressNumber: '1',
    city: 'Roma',
    province: 'RM',
    postalcode: '00183',
  };
  expect(await refusal(shop(), () => anna.call(registration.updateBillingAddress, billing))).toBe(
    'validation',
  );
  expect(await refusal(shop(), () => anna.call(registration.updateContact, { phone: '12' }))).toBe(
    'validation',
  );
  expect(
    await refusal(shop(), () =>
      anna.call(registration.updateUsername, { username: 'vuoto@cestolieto.example' }),
    ),
  ).toBe('validation');
});

test('R10 a bad e-mail, or one that is taken: no mail to it, and the login stays', async () => {
  expect(
    await refusal(shop(), () => anna.call(account.requestEmailUpdate, { new_email: 'anna@posta' })),
  ).toBe('validation');
  const taken = { new_email: 'vuoto@cestolieto.example' };
  // The old address is notified either way.
  await changesOnly(shop(), { account_tokens: '1 new', mails: '1 new', rate_limit_buckets: '2 new' }, () =>
    done(anna.call(account.requestEmailUpdate, taken)),
  );
  expect(await mailsAt(anna, taken.new_email)).toEqual([]);
});

test('R09 with a wrong, taken back or expired token: the e-mail stays', async () => {
  const ask = async (new_email: string) => {
    await done(anna.call(account.requestEmailUpdate, { new_email }));
    return mailed(anna, new_email, ['update_email', 'token']);
  };
  const use = (token: string) => () => shop().visitor().call(account.updateEmail, { token });
  const token = await ask(`nuova${people}@posta.example`);
  expect(await refusal(shop(), use(`${token}x`))).toBe('token.invalid');
  await done(anna.call(account.cancelEmailUpdate, {}));
  expect(await refusal(shop(), use(token))).toBe('token.invalid');
  await changesNothing(shop(), () => anna.call(account.cancelEmailUpdate, {}));
  const late = await ask(`tardi${people}@posta.example`);
  shop().clock.pass(60);
  expect(await refusal(shop(), use(late))).toBe('token.invalid');
  expect((await done(anna.call(registration.viewUserDetail))).email).toBe(email);
});

test('R21 with a wrong, spent or expired token: the e-mail and the sessions stay', async () => {
  const stop = (token: string) => () => shop().visitor().call(account.stopEmailUpdate, { token });
  await done(anna.call(account.requestEmailUpdate, { new_email: `fermata${people}@posta.example` }));
  const token = await mailed(anna, email, ['email_change_requested', 'token']);
  expect(await refusal(shop(), stop(`${token}x`))).toBe('token.invalid');
  shop().clock.pass(7 * 24 * 60);
  expect(await refusal(shop(), stop(token))).toBe('token.invalid');
  await done(anna.call(login, { login: email, password: newPassword }));
  await done(anna.call(account.requestEmailUpdate, { new_email: `ferma${people}@posta.example` }));
  const next = await mailed(anna, email, ['email_change_requested', 'token']);
  await done(stop(next)());
  await done(anna.call(login, { login: email, password: newPassword }));
  expect(await refusal(shop(), stop(next))).toBe('token.invalid');
  expect((await done(anna.call(registration.viewUserDetail))).email).toBe(email);
});

test('A23 with a wrong password: the login stays as old as it is', async () => {
  shop().clock.pass(10);
  // The use of the session is noted once.
  await done(anna.call(registration.viewUserDetail));
  const wrong = () => anna.call(confirmPassword, { password: 'sbagliata' });
  expect(await refusal(shop(), wrong, { audit_events: '1 new', rate_limit_buckets: '1 new' })).toBe(
    'auth.invalid',
  );
  expect((await anna.call(account.requestAnonymisation)).code).toBe('auth.reauthenticate');
});

test('R02, R04, R10, R15, R18 without a recent login: nothing changes, and nobody is mailed', async () => {
  shop().clock.pass(10);
  // The use of the session is noted once.
  await done(anna.call(registration.viewUserDetail));
  const calls = [
    () => anna.call(registration.updateUserDetail, { firstName: 'Ida', phone: '333 1112223' }),
    () => anna.call(registration.updateContact, { phone: '333 1112223' }),
    () => anna.call(account.requestEmailUpdate, { new_email: `tarda${people}@posta.example` }),
    () => anna.call(account.requestAnonymisation),
    () => anna.call(registration.updateUsername, { username: `ida.${people}` }),
  ];
  for (const call of calls) expect(await refusal(shop(), call)).toBe('auth.reauthenticate');
});

test('R11 with a wrong old password, or a bad new one: the password and the other sessions stay', async () => {
  const change = (old_password: string, new_password: string) => () =>
    anna.call(account.updatePassword, { old_password, new_password });
  expect(
    await refusal(shop(), change('sbagliata', 'Basilico & Salvia 9'), {
      audit_events: '1 new',
      rate_limit_buckets: '1 new',
    }),
  ).toBe('auth.invalid');
  expect(await refusal(shop(), change(newPassword, 'corta'), {})).toBe('validation');
});

test('R14 with a wrong token, or an order on its way: the person stays whole, and the token is not spent', async () => {
  await atHome(anna);
  await purchase(anna);
  await done(anna.call(account.requestAnonymisation));
  const token = await mailed(anna, email, ['anonymize', 'token']);
  const end = (params: object) => () => anna.call(account.anonymiseUser, { login: email, token, ...params });
  expect(await refusal(shop(), end({ token: 'inventato' }))).toBe('token.invalid');
  expect(await refusal(shop(), end({ login: 'demo@cestolieto.example' }))).toBe('token.invalid');
  expect(await refusal(shop(), end({}))).toBe('account.ordersInDelivery');
  const other = await newcomer(shop(), `altra${people}@posta.example`);
  expect(await refusal(shop(), () => other.call(account.anonymiseUser, { login: email, token }))).toBe(
    'token.invalid',
  );
});

test('R15 too often: no further mail', async () => {
  const ask = () => anna.call(account.requestAnonymisation);
  for (let mails = 0; mails < 5; mails += 1) await ask();
  const sixth = await changesOnly(shop(), {}, ask);
  expect(sixth.status).toBe(0);
});
