import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { rowsOf } from '../../../backend/platform/db/rows.ts';
import { registerDevice, unregisterDevice } from '../../../contract/api/account/device.ts';
import { viewUserDetail } from '../../../contract/api/account/registration.ts';
import { done } from '../journeys.ts';
import { testShopOfFile } from '../test-shop.ts';

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
    ['external_id', 'x'.repeat(301)],
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
