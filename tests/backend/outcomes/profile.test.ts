import { beforeEach, expect, test } from 'vitest';
import * as account from '../../../contract/api/account/account.ts';
import * as registration from '../../../contract/api/account/registration.ts';
import { done, purchase } from '../journeys.ts';
import { mailed, newcomer, newPassword } from '../people.ts';
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

test('R10 a bad e-mail, or one that is taken: no token, no mail, and the login stays', async () => {
  expect(
    await refusal(shop(), () => anna.call(account.requestEmailUpdate, { new_email: 'anna@posta' })),
  ).toBe('validation');
  const taken = { new_email: 'vuoto@cestolieto.example' };
  await changesOnly(shop(), { rate_limit_buckets: '1 new' }, () =>
    done(anna.call(account.requestEmailUpdate, taken)),
  );
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
