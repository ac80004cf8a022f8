import { expect, test } from 'vitest';
import { personalTables } from '../../../backend/modules/privacy/personal-tables.ts';
import { requestPasswordReset } from '../../../contract/api/account/account.ts';
import { exportPersonalData } from '../../../contract/api/account/person-export.ts';
import { done, purchase } from '../journeys.ts';
import { mailed, trailOf } from '../people.ts';
import { testShopOfFile } from '../test-shop.ts';

const shop = testShopOfFile();

test('reliability 32: an export holds everything of the person and nothing of others (GDPR art. 15)', async () => {
  const demo = await shop().visitor().logIn('demo');
  const { orderId } = await purchase(demo);
  const exported = await shop().backend.exportPerson('cestolieto', ' Demo@cestolieto.example ');
  expect(exported).toMatchObject({ shop: 'Cestolieto', exportedAt: shop().clock.now().toISOString() });
  const { userId, data } = exported!;
  const shown = personalTables.filter((table) => table.shown !== null).map(({ name }) => name);
  expect(Object.keys(data).toSorted()).toEqual(shown.toSorted());
  expect(data['users']).toMatchObject([
    { user_id: userId, login: 'demo@cestolieto.example', first_name: 'Giulia', last_name: 'Ferri' },
  ]);
  expect(data['addresses']).toMatchObject([{ user_id: userId, address1: 'Via Appia Nuova' }]);
  expect(data['payment_auths']).toMatchObject([{ name: 'Visa •••• 4242' }]);
  expect(data['wishlists']!.map((list) => (list as { name: string }).name).toSorted()).toEqual([
    'Festa',
    'Preferiti',
    'Spesa della settimana',
  ]);
  expect(data['orders']).toHaveLength(17);
  expect(data['orders']).toContainEqual(expect.objectContaining({ order_id: orderId, user_id: userId }));
  expect(data['order_lines']!.length).toBeGreaterThan(17);
  expect(data['audit_events']).toContainEqual(expect.objectContaining({ kind: 'order.placed' }));
  expect(data['mails']).toMatchObject([
    {
      recipient: 'demo@cestolieto.example',
      text_body: expect.stringContaining(`orders/${orderId}`) as string,
    },
  ]);
  expect(JSON.stringify(data)).not.toMatch(/vuoto@|lettura@|Elena|tenant_id/);
});

test('reliability 32: an export tells no credential: no hash, no session, no link of a mail', async () => {
  const demo = await shop().visitor().logIn('demo');
  const email = 'demo@cestolieto.example';
  await demo.call(requestPasswordReset, { e_mail: email });
  const token = await mailed(demo, email, ['password_reset', 'reset_token']);
  const text = JSON.stringify(await shop().backend.exportPerson('cestolieto', email));
  expect(text).toContain('Scegli una nuova password');
  expect(text).not.toMatch(/argon2|password_hash|token_hash|family_id/);
  expect(text).not.toContain(token);
  expect(text).not.toContain(demo.cookies.get('X-Ebsn-Session'));
});

test('reliability 32: an export knows the people of one brand, and leaves its trace', async () => {
  const { backend } = shop();
  expect(await backend.exportPerson('ortavia', 'demo@cestolieto.example')).toBeNull();
  expect(await backend.exportPerson('nessuno', 'demo@cestolieto.example')).toBeNull();
  const { userId } = (await backend.exportPerson('ortavia', 'vuoto@ortavia.example'))!;
  expect(await trailOf(shop(), 'ortavia')).toEqual([
    { kind: 'account.exported', user_id: userId, facts: {} },
  ]);
});

test('REG-27: a shopper gets by call what the shop hands out of them, each time written down', async () => {
  const empty = await shop().visitor().logIn('vuoto');
  const handed = await shop().backend.exportPerson('cestolieto', 'vuoto@cestolieto.example');
  const called = await done(empty.call(exportPersonalData));
  const { audit_events: events, ...data } = called.data;
  const { audit_events: before, ...expected } = handed!.data;
  expect({ ...called, data }).toEqual({ ...handed, data: expected });
  expect(events!.length).toBe(before!.length + 1);
  expect(events).toContainEqual(expect.objectContaining({ kind: 'account.exported' }));
  const trail = await trailOf(shop(), 'cestolieto');
  expect(
    trail.filter((event) => event.kind === 'account.exported' && event.user_id === called.userId),
  ).toEqual([
    { kind: 'account.exported', user_id: called.userId, facts: {} },
    { kind: 'account.exported', user_id: called.userId, facts: {} },
  ]);
});

test('REG-27: nobody else gets anything', async () => {
  const { http, data } = await shop().visitor().call(exportPersonalData);
  expect([http, data]).toEqual([419, null]);
});
