import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  requestAnonymisation,
  requestEmailUpdate,
  updatePassword,
} from '../../../contract/api/account/account.ts';
import { confirmPassword, login, restoreSession } from '../../../contract/api/account/auth.ts';
import { listOpenSessions } from '../../../contract/api/account/open-sessions.ts';
import { exportPersonalData } from '../../../contract/api/account/person-export.ts';
import {
  updateContact,
  updateUserDetail,
  updateUsername,
  viewUserDetail,
} from '../../../contract/api/account/registration.ts';
import { viewCart } from '../../../contract/api/shopping/cart.ts';
import { allCalls } from '../outcomes/contract-calls.ts';
import { done } from '../journeys.ts';
import { mailsAt, newcomer, newPassword } from '../people.ts';
import type { ShopClient } from '../shop-client.ts';
import { testShopOfFile } from '../test-shop.ts';

const shop = testShopOfFile();
let person = 0;
let email: string;
let anna: ShopClient;

beforeEach(async () => {
  person += 1;
  email = `zoe${person}@posta.example`;
  anna = await newcomer(shop(), email);
});

const minutesAfter = 10;

const guarded = [
  ['R04 another phone number', updateContact, { phone: '333 7654321' }],
  ['R02 another phone number', updateUserDetail, { phone: '333 7654321' }],
  ['R10 another e-mail', requestEmailUpdate, { new_email: 'altra.zoe@posta.example' }],
  ['R15 the deletion of the account', requestAnonymisation, {}],
  ['R18 another user name', updateUsername, { username: 'zoe.rossi' }],
  ['R19 the export of personal data', exportPersonalData, {}],
] as const;

describe.each(guarded)('B-42 %s', (_, endpoint, params) => {
  test('is refused ten minutes after the login, and changes nothing', async () => {
    const before = await done(anna.call(viewUserDetail));
    shop().clock.pass(minutesAfter);
    const refused = await anna.call(endpoint, params);
    expect([refused.http, refused.status, refused.code]).toEqual([200, 1, 'auth.reauthenticate']);
    expect(refused.data).toBeNull();
    expect(await done(anna.call(viewUserDetail))).toEqual(before);
    expect((await mailsAt(anna, email)).map(({ kind }) => kind)).toEqual(['registration_confirm']);
  });

  test('is done after the password was given again', async () => {
    shop().clock.pass(minutesAfter);
    expect((await anna.call(confirmPassword, { password: newPassword })).status).toBe(0);
    expect((await anna.call(endpoint, params)).status).toBe(0);
  });

  test('is refused in a session that was restored from a token', async () => {
    const visitor = shop().visitor();
    const { restoreToken } = await done(visitor.call(login, { login: email, password: newPassword }));
    await done(visitor.call(restoreSession, { restoreToken }));
    expect((await visitor.call(endpoint, params)).code).toBe('auth.reauthenticate');
  });
});

test('B-42 every call that is declared to need a recent login is among these', () => {
  const declared = allCalls.filter(({ recentLogin }) => recentLogin).map(({ id }) => id);
  expect(declared.toSorted()).toEqual(['R04', 'R10', 'R15', 'R18', 'R19']);
});

test('B-42 what says nothing of how one logs in needs no password', async () => {
  shop().clock.pass(minutesAfter);
  expect((await anna.call(updateUserDetail, { firstName: 'Zoe', phone: '' })).status).toBe(0);
  expect((await anna.call(viewCart)).status).toBe(0);
});

test('A23 goes on under another credential: the old one is void, the other logins stay', async () => {
  const other = shop().visitor();
  await done(other.call(login, { login: email, password: newPassword }));
  const copied = shop().visitor();
  for (const [name, value] of anna.cookies) copied.cookies.set(name, value);
  const { restoreToken } = await done(anna.call(confirmPassword, { password: newPassword }));
  expect((await copied.call(viewUserDetail)).http).toBe(419);
  expect((await other.call(viewUserDetail)).http).toBe(200);
  expect((await done(anna.call(listOpenSessions))).sessions).toHaveLength(2);
  expect((await anna.call(restoreSession, { restoreToken })).status).toBe(0);
});

test('A23 refuses a wrong password at its field, five times in a quarter of an hour', async () => {
  shop().clock.pass(minutesAfter);
  const wrong = await anna.call(confirmPassword, { password: 'Sbagliata 1' });
  expect([wrong.status, wrong.code, wrong.field]).toEqual([1, 'auth.invalid', 'password']);
  expect((await anna.call(requestAnonymisation)).code).toBe('auth.reauthenticate');
  for (let more = 0; more < 4; more += 1) await anna.call(confirmPassword, { password: 'Sbagliata 1' });
  expect((await anna.call(confirmPassword, { password: newPassword })).http).toBe(429);
  expect((await shop().visitor().call(confirmPassword, { password: newPassword })).http).toBe(419);
});

test('B-42 a password that is changed makes the login recent: it was given for that', async () => {
  shop().clock.pass(minutesAfter);
  const changed = { old_password: newPassword, new_password: 'Menta & Rosmarino 4' };
  await done(anna.call(updatePassword, changed));
  expect((await anna.call(exportPersonalData)).status).toBe(0);
});

test('B-42 a session of the version before, which says nothing of its login, gives the password again', async () => {
  await shop().database.db.execute(sql`UPDATE sessions SET authenticated_at = NULL`);
  expect((await anna.call(requestAnonymisation)).code).toBe('auth.reauthenticate');
});
