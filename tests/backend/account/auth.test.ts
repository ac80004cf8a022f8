import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { rowsOf } from '../../../backend/platform/db/rows.ts';
import { login, logout, restoreSession } from '../../../contract/api/account/auth.ts';
import { listAddresses } from '../../../contract/api/shopping/address.ts';
import { viewCart } from '../../../contract/api/shopping/cart.ts';
import { viewUserDetail } from '../../../contract/api/account/registration.ts';
import { demoTenants } from '../demo-tenants.ts';
import { done } from '../journeys.ts';
import { openTestShop, testShopOfFile } from '../test-shop.ts';

const shop = testShopOfFile();
const right = { login: 'demo@cestolieto.example', password: 'Demo2026!' };

test('reliability 15: A01 fills the envelope user and sets a hidden credential and a readable marker (T5, SES-02)', async () => {
  const visitor = shop().visitor();
  const opened = await visitor.call(login, right);
  expect(opened.body.user).toEqual({
    userId: opened.data.userId,
    login: 'demo@cestolieto.example',
    firstName: 'Giulia',
    lastName: 'Ferri',
  });
  expect(opened.data.cartId).toBeGreaterThan(0);
  const [session, account] = opened.headers.getSetCookie();
  expect(session).toMatch(/^X-Ebsn-Session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/);
  expect(account).toBe('X-Ebsn-Account=1; Path=/; SameSite=Lax');
  expect(opened.headers.get('x-ebsn-session')).toBe('1');
});

test('A01 with remember_me keeps the cookies 30 days (T5)', async () => {
  const opened = await shop()
    .visitor()
    .call(login, { ...right, remember_me: true });
  for (const cookie of opened.headers.getSetCookie()) expect(cookie).toContain('Max-Age=2592000');
});

test('A01 gives the app its credential in a header, which works without cookies (T5, decision 011)', async () => {
  const app = shop().visitor();
  const asApp = { headers: { 'X-Ebsn-Client': 'app' } };
  const opened = await app.call(login, right, asApp);
  const credential = opened.headers.get('x-ebsn-session') ?? '';
  expect(credential).toMatch(/^[\w-]{43}$/);
  app.cookies.clear();
  const seen = await app.call(viewCart, {}, { headers: { ...asApp.headers, 'X-Ebsn-Session': credential } });
  expect(seen.body.user.userId).toBe(opened.data.userId);
  const asSite = await app.call(viewCart, {}, { headers: { 'X-Ebsn-Session': credential } });
  expect(asSite.body.user.userId).toBe(-1);
});

test('reliability 18: A01 says the same of an unknown user and a wrong password', async () => {
  const wrong = await shop()
    .visitor()
    .call(login, { ...right, password: 'nope nope' });
  const unknown = await shop().visitor().call(login, { login: 'chi@cestolieto.example', password: 'nope' });
  expect(wrong.code).toBe('auth.invalid');
  expect(unknown.body).toEqual(wrong.body);
  expect(wrong.headers.getSetCookie()).toEqual([]);
});

test('reliability 18: A01 tells an unconfirmed account apart only with its right password', async () => {
  const name = 'nuovo@cestolieto.example';
  expect((await shop().visitor().call(login, { login: name, password: 'Demo2026!' })).code).toBe(
    'auth.unconfirmed',
  );
  expect((await shop().visitor().call(login, { login: name, password: 'altra' })).code).toBe('auth.invalid');
});

test('A01 takes an empty token, as a form sends it, for none', async () => {
  const params = { login: 'demo@cestolieto.example', password: 'Demo2026!', token: '' };
  expect((await shop().visitor().call(login, params)).status).toBe(0);
});

test('reliability 22: A01 takes a missing field as a bad call, an embedded bot as refused (T3, T8)', async () => {
  const missing = await shop().visitor().call(login, { login: 'demo@cestolieto.example' });
  expect([missing.http, missing.field]).toEqual([422, 'password']);
  const bot = await shop()
    .visitor()
    .raw('/ebsn/api/auth/login?token_recaptcha=bot-fail', {
      method: 'POST',
      body: new URLSearchParams(right),
    });
  expect(bot.code).toBe('bot.refused');
});

test('reliability 12: A01 is blind to the case of the login and ends the session it came with', async () => {
  const visitor = shop().visitor();
  await visitor.call(login, { ...right, login: ' DEMO@cestolieto.example ' });
  const first = new Map(visitor.cookies);
  await visitor.call(login, right);
  const old = shop().visitor();
  for (const [name, value] of first) old.cookies.set(name, value);
  expect((await old.call(viewUserDetail)).http).toBe(419);
  expect((await visitor.call(viewUserDetail)).status).toBe(0);
});

test('reliability 12: a credential is 256 random bits, another at each login, and no table holds one', async () => {
  const visitor = shop().visitor();
  const credentials = new Set<string>();
  for (let turn = 0; turn < 2; turn += 1) {
    const { restoreToken } = await done(visitor.call(login, right));
    credentials.add(restoreToken).add(visitor.cookies.get('X-Ebsn-Session') ?? '');
  }
  expect([...credentials].map((one) => /^[\w-]{43}$/.test(one))).toEqual([true, true, true, true]);
  const { db } = shop().database;
  const kept = JSON.stringify([
    await rowsOf(db, sql`SELECT * FROM sessions`),
    await rowsOf(db, sql`SELECT * FROM restore_tokens`),
  ]);
  expect([...credentials].filter((one) => kept.includes(one))).toEqual([]);
});

test('reliability 13: A02 ends the session at the server and always answers status 0 (SES-05)', async () => {
  const visitor = await shop().visitor().logIn('demo');
  const stolen = shop().visitor();
  for (const [name, value] of visitor.cookies) stolen.cookies.set(name, value);
  const out = await visitor.call(logout);
  expect(out.status).toBe(0);
  expect(out.body.user.userId).toBe(-1);
  expect(visitor.cookies.size).toBe(0);
  expect((await stolen.call(viewUserDetail)).http).toBe(419);
  expect((await visitor.call(logout)).status).toBe(0);
});

test('419 clears both cookies, and an unknown credential is nobody elsewhere (T2, T5)', async () => {
  const visitor = shop().visitor();
  visitor.cookies.set('X-Ebsn-Session', 'made-up');
  visitor.cookies.set('X-Ebsn-Account', '1');
  expect((await visitor.call(viewCart)).body.user.userId).toBe(-1);
  const expired = await visitor.call(listAddresses);
  expect([expired.http, expired.status, expired.code]).toEqual([419, 3, 'auth.required']);
  expect(expired.body.response.errorsMessage).toEqual([
    'La sessione è scaduta, si prega di rieffettuare il login per continuare.',
  ]);
  expect(visitor.cookies.size).toBe(0);
});

test('reliability 14: a session slides for 12 hours, a remembered one for 30 days (T5)', async () => {
  const { clock } = shop();
  const short = await shop().visitor().logIn('demo');
  const long = shop().visitor();
  await long.call(login, { ...right, remember_me: true });
  clock.pass(11 * 60);
  expect((await short.call(viewUserDetail)).status).toBe(0);
  clock.pass(11 * 60);
  expect((await short.call(viewUserDetail)).status).toBe(0);
  clock.pass(12 * 60);
  expect((await short.call(viewUserDetail)).http).toBe(419);
  clock.pass(29 * 24 * 60 - 12 * 60);
  expect((await long.call(viewUserDetail)).status).toBe(0);
  clock.pass(30 * 24 * 60);
  expect((await long.call(viewUserDetail)).http).toBe(419);
});

test('reliability 14: a session that is used every day ends all the same after 90 days', async () => {
  const { clock } = shop();
  const daily = shop().visitor();
  await daily.call(login, { ...right, remember_me: true });
  for (let day = 1; day < 90; day += 1) {
    clock.pass(24 * 60);
    expect([day, (await daily.call(viewUserDetail)).http]).toEqual([day, 200]);
  }
  clock.pass(24 * 60);
  expect((await daily.call(viewUserDetail)).http).toBe(419);
});

test('reliability 12: A09 exchanges a restore token once and rotates it (SES-03)', async () => {
  const visitor = shop().visitor();
  const { restoreToken, userId } = await done(visitor.call(login, right));
  const before = shop().visitor();
  for (const [name, value] of visitor.cookies) before.cookies.set(name, value);
  visitor.cookies.clear();
  const restored = await done(visitor.call(restoreSession, { restoreToken }));
  expect((await before.call(viewUserDetail)).http).toBe(419);
  expect(restored.userId).toBe(userId);
  expect(restored.restoreToken).not.toBe(restoreToken);
  expect((await visitor.call(viewUserDetail)).status).toBe(0);
});

test('reliability 12: A09 ends the whole family when a spent token comes back (SES-03)', async () => {
  const visitor = shop().visitor();
  const { restoreToken } = await done(visitor.call(login, right));
  const next = await done(visitor.call(restoreSession, { restoreToken }));
  const thief = shop().visitor();
  expect((await thief.call(restoreSession, { restoreToken })).code).toBe('auth.restore.invalid');
  expect((await thief.call(restoreSession, { restoreToken: next.restoreToken })).code).toBe(
    'auth.restore.invalid',
  );
  expect((await visitor.call(viewUserDetail)).http).toBe(419);
});

test("A09 refuses unknown, expired, logged-out and other brands' tokens alike", async () => {
  const { clock } = shop();
  const visitor = shop().visitor();
  const { restoreToken } = await done(visitor.call(login, right));
  const elsewhere = await shop().visitor('ortavia').call(restoreSession, { restoreToken });
  expect(elsewhere.code).toBe('auth.restore.invalid');
  await visitor.call(logout);
  expect((await visitor.call(restoreSession, { restoreToken })).code).toBe('auth.restore.invalid');
  const later = await done(visitor.call(login, right));
  clock.pass(24 * 60);
  expect((await visitor.call(restoreSession, { restoreToken: later.restoreToken })).code).toBe(
    'auth.restore.invalid',
  );
  expect((await visitor.call(restoreSession, { restoreToken: 'x'.repeat(40) })).code).toBe(
    'auth.restore.invalid',
  );
  expect((await visitor.call(restoreSession, { restoreToken: 'short' })).http).toBe(422);
});

test('A09 keeps a remembered token 30 days (SES-15)', async () => {
  const visitor = shop().visitor();
  const { restoreToken } = await done(visitor.call(login, { ...right, remember_me: true }));
  shop().clock.pass(29 * 24 * 60);
  const next = await done(visitor.call(restoreSession, { restoreToken }));
  shop().clock.pass(30 * 24 * 60);
  expect((await visitor.call(restoreSession, { restoreToken: next.restoreToken })).code).toBe(
    'auth.restore.invalid',
  );
});

test('SES-15 each brand says how long a restore token is good, with remember me and without', async () => {
  const lives = {
    cestolieto: { remembered: 7, otherwise: 2 },
    ortavia: { remembered: 30, otherwise: 1 },
  };
  const other = await openTestShop(
    {},
    {
      tenants: demoTenants.map((tenant) => ({
        ...tenant,
        facts: {
          ...tenant.facts,
          restoreDays: tenant.facts.tenantId === 'cestolieto' ? lives.cestolieto : lives.ortavia,
        },
      })),
    },
  );
  const day = 24 * 60;
  for (const [tenantId, { remembered, otherwise }] of Object.entries(lives)) {
    for (const [remember_me, days] of [
      [true, remembered],
      [false, otherwise],
    ] as const) {
      const visitor = other.visitor(tenantId);
      const account = { login: `demo@${tenantId}.example`, password: right.password, remember_me };
      const restored = async (afterMinutes: number) => {
        const { restoreToken } = await done(visitor.call(login, account));
        other.clock.pass(afterMinutes);
        return (await visitor.call(restoreSession, { restoreToken })).code;
      };
      expect([tenantId, remember_me, await restored(days * day - 1), await restored(days * day)]).toEqual([
        tenantId,
        remember_me,
        null,
        'auth.restore.invalid',
      ]);
    }
  }
  await other.backend.close();
});

test('SES-15 how long a restore token is good changes neither the cookies nor the session (T5)', async () => {
  const other = await openTestShop(
    {},
    {
      tenants: demoTenants.map((tenant) => ({
        ...tenant,
        facts: { ...tenant.facts, restoreDays: { remembered: 2, otherwise: 1 } },
      })),
    },
  );
  const visitor = other.visitor();
  const opened = await visitor.call(login, { ...right, remember_me: true });
  for (const cookie of opened.headers.getSetCookie()) expect(cookie).toContain('Max-Age=2592000');
  other.clock.pass(29 * 24 * 60);
  expect((await visitor.call(viewUserDetail)).status).toBe(0);
  await other.backend.close();
});

test('R01 tells of the user without password or hash', async () => {
  const visitor = await shop().visitor().logIn('demo');
  const detail = await visitor.call(viewUserDetail);
  expect(detail.data).toMatchObject({ points: 320, userTypeId: 0, profile: { level: 2 }, billing: null });
  expect(JSON.stringify(detail.body)).not.toMatch(/password|argon2/i);
});

test('no log line holds a password, a login or a credential (REG-14)', () => {
  const log = shop().log.lines.join('\n');
  expect(log).toContain('auth.opened');
  expect(log).not.toMatch(/Demo2026|demo@|nope nope/);
});

test('SES-08: a write that names the session’s own user is made, and a read that names another is answered', async () => {
  const shopper = await shop().visitor().logIn('demo');
  const { userId } = (await shopper.call(viewCart)).body.user;
  const read = await shopper.call(viewCart, {}, { headers: { 'X-Ebsn-User': String(userId + 1) } });
  expect([read.status, read.body.user.userId]).toEqual([0, userId]);
  expect((await shopper.call(logout, {}, { headers: { 'X-Ebsn-User': String(userId) } })).status).toBe(0);
});
