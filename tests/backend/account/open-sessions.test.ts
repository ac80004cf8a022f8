import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { updatePassword } from '../../../contract/api/account/account.ts';
import { login, logout, restoreSession } from '../../../contract/api/account/auth.ts';
import { endOpenSessions, listOpenSessions } from '../../../contract/api/account/open-sessions.ts';
import { viewUserDetail } from '../../../contract/api/account/registration.ts';
import { demoPassword } from '../../../demo/accounts/demo-accounts.ts';
import { done } from '../journeys.ts';
import { trailOf } from '../people.ts';
import type { ShopClient } from '../shop-client.ts';
import { dayMs } from '../../../contract/rules/time/calendar-day.ts';
import { testShopOfFile } from '../test-shop.ts';

const shop = testShopOfFile();

const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Version/18.1 Mobile/15E148 Safari/604.1';
const desk = 'Mozilla/5.0 (Linux x86_64) AppleWebKit/537.36 Chrome/130.0.0.0 Safari/537.36';
const onPhone = { browser: 'Safari', system: 'iPhone', isApp: false };
const onDesk = { browser: 'Chrome', system: 'Linux', isApp: false };

/** Somebody logs in with a program; with the restore token of the login. */
async function from(
  name: string,
  userAgent: string,
  { remember = false, tenantId = 'cestolieto' } = {},
): Promise<{ client: ShopClient; restoreToken: string }> {
  const client = shop().visitor(tenantId);
  const account = { login: `${name}@${tenantId}.example`, password: demoPassword, remember_me: remember };
  const { restoreToken } = await done(client.call(login, account, { headers: { 'User-Agent': userAgent } }));
  return { client, restoreToken };
}

const listed = async (client: ShopClient) => (await done(client.call(listOpenSessions))).sessions;
const isIn = async (client: ShopClient) => (await client.call(viewUserDetail)).http === 200;

test('SES-30 A14 lists the logins of the person, the one that asks first, with device and last use', async () => {
  const there = await from('demo', phone);
  shop().clock.pass(5);
  const here = await from('demo', desk);
  await from('demo', desk, { tenantId: 'ortavia' });
  const seenAt = shop().clock.now();
  expect(await listed(here.client)).toEqual([
    {
      sessionId: expect.any(String) as string,
      device: onDesk,
      seenAt: seenAt.toISOString(),
      isCurrent: true,
    },
    {
      sessionId: expect.any(String) as string,
      device: onPhone,
      seenAt: new Date(seenAt.getTime() - 5 * 60_000).toISOString(),
      isCurrent: false,
    },
  ]);
  expect((await listed(there.client)).map(({ device, isCurrent }) => [device, isCurrent])).toEqual([
    [onPhone, true],
    [onDesk, false],
  ]);
});

test('SES-30 A15 ends another login with its restore token, again without harm, and only the person’s own', async () => {
  const there = await from('vuoto', phone, { remember: true });
  const here = await from('vuoto', desk);
  const stranger = await from('demo', desk);
  const [mine, other] = await listed(here.client);
  const end = (client: ShopClient, ...session_ids: readonly string[]) =>
    client.call(endOpenSessions, { session_ids });

  await done(end(stranger.client, other!.sessionId));
  expect(await isIn(there.client)).toBe(true);

  expect((await done(end(here.client, other!.sessionId))).sessions).toEqual([mine]);
  expect(await isIn(there.client)).toBe(false);
  const back = await there.client.call(restoreSession, { restoreToken: there.restoreToken });
  expect(back.code).toBe('auth.restore.invalid');
  expect((await done(end(here.client, other!.sessionId))).sessions).toEqual([mine]);

  const own = await end(here.client, mine!.sessionId, other!.sessionId);
  expect([own.code, own.field, own.body.response.errorsMessage]).toEqual([
    'session.own',
    'session_ids',
    ['È l’accesso che stai usando: per chiuderlo usa «Esci».'],
  ]);
  expect(await isIn(here.client)).toBe(true);
  const ended = (await trailOf(shop())).filter(({ kind }) => kind === 'session.ended');
  expect(ended.map(({ facts }) => facts)).toEqual([{ sessions: 1 }]);
});

test('SES-30 A15 ends several at once, and nobody else’s', async () => {
  const first = await from('lettura', phone);
  const second = await from('lettura', desk, { remember: true });
  const here = await from('lettura', desk);
  const stranger = await from('vuoto', phone);
  const others = (await listed(here.client)).filter(({ isCurrent }) => !isCurrent);
  const strangers = await listed(stranger.client);
  const session_ids = [...others, ...strangers].map(({ sessionId }) => sessionId);
  const { sessions } = await done(here.client.call(endOpenSessions, { session_ids }));
  expect(sessions.map(({ isCurrent }) => isCurrent)).toEqual([true]);
  expect(await Promise.all([first, second, here, stranger].map(({ client }) => isIn(client)))).toEqual([
    false,
    false,
    true,
    true,
  ]);
  expect((await here.client.call(endOpenSessions, { session_ids: [] })).code).toBe('request.parameter');
});

test('SES-30 a login that only its restore token can open again is listed, one that is over is not', async () => {
  const away = await from('agente', phone);
  shop().clock.pass(13 * 60);
  const here = await from('agente', desk);
  expect((await listed(here.client)).map(({ device }) => device)).toEqual([onDesk, onPhone]);
  const fresh = shop().visitor();
  await done(
    fresh.call(restoreSession, { restoreToken: away.restoreToken }, { headers: { 'User-Agent': desk } }),
  );
  expect((await listed(here.client)).map(({ device }) => device)).toEqual([onDesk, onDesk]);
  await done(fresh.call(logout));
  expect(await listed(here.client)).toHaveLength(1);
});

test('SES-30, SES-15 a token that is good for longer than the brand gives now was not used in days to come', async () => {
  await from('agente', phone, { tenantId: 'ortavia' });
  shop().clock.pass(13 * 60);
  const here = await from('agente', desk, { tenantId: 'ortavia' });
  const now = shop().clock.now().toISOString();
  const later = new Date(Date.parse(now) + 29 * dayMs).toISOString();
  await shop().database.db.execute(
    sql`UPDATE restore_tokens SET expires_at = ${later}::timestamptz WHERE tenant_id = 'ortavia'`,
  );
  expect((await listed(here.client)).map(({ device, seenAt }) => [device, seenAt])).toEqual([
    [onDesk, now],
    [onPhone, now],
  ]);
});

test('SES-30 after a change of the password this login alone is left, with its device', async () => {
  await from('demo', phone, { tenantId: 'passolesto' });
  const here = await from('demo', desk, { tenantId: 'passolesto' });
  await done(
    here.client.call(
      updatePassword,
      { old_password: demoPassword, new_password: 'Ortica-e-Timo 8' },
      { headers: { 'User-Agent': phone } },
    ),
  );
  expect((await listed(here.client)).map(({ device, isCurrent }) => [device, isCurrent])).toEqual([
    [onPhone, true],
  ]);
});
