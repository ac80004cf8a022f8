import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { rowsOf } from '../../../backend/platform/db/rows.ts';
import { registerDevice, unregisterDevice } from '../../../contract/api/account/device.ts';
import { viewUserDetail } from '../../../contract/api/account/registration.ts';
import { done } from '../journeys.ts';
import { openTestShop, testShopOfFile } from '../test-shop.ts';

const shop = testShopOfFile();
const phone = {
  external_id: 'token-1',
  model: 'Pixel 9',
  platform: 'android',
  platform_version: '16',
  manufacturer: 'Google',
  uuid: 'a1b2c3d4-0001',
};

const devices = () =>
  rowsOf(
    shop().database.db,
    sql`SELECT tenant_id, uuid, platform, external_id, model, user_id FROM devices ORDER BY tenant_id, uuid`,
  );

test('A06 keeps a device once by its uuid, with whoever is logged in (PUSH-01, PUSH-02)', async () => {
  const visitor = shop().visitor();
  expect(await done(visitor.call(registerDevice, phone))).toEqual({ registered: true });
  await visitor.logIn('demo');
  const { userId } = await done(visitor.call(viewUserDetail));
  await done(visitor.call(registerDevice, { ...phone, external_id: 'token-2' }));
  await done(
    shop().visitor('ortavia').call(registerDevice, { platform: 'ios', uuid: phone.uuid, external_id: 'x' }),
  );
  const row = { tenant_id: 'cestolieto', uuid: phone.uuid, platform: 'android', model: 'Pixel 9' };
  const elsewhere = { tenant_id: 'ortavia', uuid: phone.uuid, platform: 'ios', model: '', user_id: null };
  expect(await devices()).toEqual([
    { ...row, external_id: 'token-2', user_id: userId },
    { ...elsewhere, external_id: 'x' },
  ]);
});

test('A06, A07 refuse what is missing or out of bounds (422)', async () => {
  const visitor = shop().visitor();
  for (const [field, value] of [
    ['platform', 'symbian'],
    ['uuid', 'short'],
    ['uuid', 'x'.repeat(65)],
    ['external_id', ''],
    ['external_id', 'x'.repeat(2001)],
  ] as const) {
    const answer = await visitor.call(registerDevice, { ...phone, [field]: value });
    expect([answer.http, answer.field]).toEqual([422, field]);
  }
  expect((await visitor.call(unregisterDevice, { platform: 'web' })).field).toBe('uuid');
});

test('A07 forgets a device of this brand, and says the same of an unknown one (PUSH-03)', async () => {
  const visitor = shop().visitor();
  const wish = { platform: 'android', uuid: phone.uuid };
  expect(await done(visitor.call(unregisterDevice, { ...wish, platform: 'ios' }))).toEqual({
    registered: false,
  });
  expect(await devices()).toHaveLength(2);
  expect(await done(visitor.call(unregisterDevice, wish))).toEqual({ registered: false });
  expect(await devices()).toMatchObject([{ tenant_id: 'ortavia' }]);
});

const point = randomBytes(65).toString('base64url');
const secret = randomBytes(16).toString('base64url');
const browser = {
  platform: 'web',
  uuid: 'b1c2d3e4-0001',
  external_id: 'https://fcm.googleapis.com/fcm/send/abc:def',
  p256dh: point,
  auth: secret,
};

test('PUSH-01: a browser registers with the address of a push service and its keys, nothing else', async () => {
  const visitor = shop().visitor();
  for (const host of [
    'updates.push.services.mozilla.com',
    'wns2-am3p.notify.windows.com',
    'web.push.apple.com',
  ]) {
    await done(visitor.call(registerDevice, { ...browser, external_id: `https://${host}/w/?token=abc` }));
  }
  const before = await devices();
  for (const [field, value] of [
    ['external_id', 'https://push.example/abc'],
    ['external_id', 'http://fcm.googleapis.com/fcm/send/abc'],
    ['external_id', 'https://fcm.googleapis.com:8443/fcm/send/abc'],
    ['external_id', 'https://fcm.googleapis.com@push.example/abc'],
    ['external_id', 'https://user:word@fcm.googleapis.com/abc'],
    ['external_id', 'https://fcm.googleapis.com.push.example/abc'],
    ['external_id', 'https://evilpush.apple.com/abc'],
    ['external_id', 'https://push.apple.com/abc'],
    ['external_id', 'https://169.254.169.254/latest'],
    ['external_id', 'http://[::1]:5432/abc'],
    ['external_id', 'http://127.0.0.1.push.example/abc'],
    ['external_id', 'http://10.0.0.1/abc'],
    ['external_id', 'file:///etc/passwd'],
    ['external_id', 'token-1'],
    ['p256dh', ''],
    ['p256dh', secret],
    ['p256dh', `${point.slice(0, -1)}/`],
    ['auth', ''],
    ['auth', 'short'],
    ['auth', point.slice(0, 60)],
  ] as const) {
    const answer = await visitor.call(registerDevice, { ...browser, [field]: value });
    expect([value, answer.http, answer.field]).toEqual([value, 422, field]);
  }
  expect(await devices()).toEqual(before);
  await done(visitor.call(unregisterDevice, { platform: 'web', uuid: browser.uuid }));
});

test('PUSH-01: outside of development this machine is no push service, and a shop may name others', async () => {
  const own = await openTestShop({ embedded: false, pushServices: ['push.example', '*.push.example'] });
  const visitor = own.visitor();
  const register = async (external_id: string) =>
    (await visitor.call(registerDevice, { ...browser, external_id })).field;
  expect(await register('http://localhost:9000/abc')).toBe('external_id');
  expect(await register('http://127.0.0.1:9000/abc')).toBe('external_id');
  expect(await register(browser.external_id)).toBe('external_id');
  expect(await register('https://push.example/abc')).toBeNull();
  expect(await register('https://eu.push.example/abc')).toBeNull();
  await own.backend.close();
});

test('PUSH-02: a person has twenty devices at most, a token one device, and registering too often waits', async () => {
  const own = await openTestShop();
  const shopper = await own.visitor().logIn('demo');
  const rows = () =>
    rowsOf<{ uuid: string; owned: boolean }>(
      own.database.db,
      sql`SELECT uuid, user_id IS NOT NULL AS owned FROM devices ORDER BY uuid`,
    );
  const uuidOf = (at: number) => `uuid-of-device-${String(at).padStart(3, '0')}`;
  for (let at = 0; at < 22; at += 1) {
    own.clock.pass(1 / 60);
    await done(shopper.call(registerDevice, { ...phone, uuid: uuidOf(at), external_id: `token-${at}` }));
  }
  const twenty = Array.from({ length: 20 }, (_, at) => ({ uuid: uuidOf(at + 2), owned: true }));
  expect(await rows()).toEqual(twenty);
  await done(
    own.visitor().call(registerDevice, { ...phone, uuid: 'uuid-of-device-new', external_id: 'token-5' }),
  );
  expect(await rows()).toEqual([
    ...twenty.filter(({ uuid }) => uuid !== uuidOf(5)),
    { uuid: 'uuid-of-device-new', owned: false },
  ]);
  const stranger = own.visitor();
  const from = { address: '203.0.113.7' };
  for (let at = 0; at < 300; at += 1) await done(stranger.call(registerDevice, phone, from));
  const refused = await stranger.call(registerDevice, { ...phone, external_id: 'token-late' }, from);
  expect([refused.http, refused.code]).toEqual([429, 'request.tooMany']);
  const kept = await rowsOf(own.database.db, sql`SELECT 1 FROM devices WHERE external_id = 'token-late'`);
  expect(kept).toEqual([]);
  await own.backend.close();
});
