import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { rowsOf } from '../../../backend/platform/db/rows.ts';
import { addAreaNotice } from '../../../contract/api/shopping/area-notice.ts';
import { proofOf } from '../bot-proofs.ts';
import { demoTenants } from '../demo-tenants.ts';
import { done } from '../journeys.ts';
import { mailsAt } from '../people.ts';
import type { ShopClient } from '../shop-client.ts';
import { openTestShop, testShopOfFile } from '../test-shop.ts';
import type { TestShop } from '../test-shop.ts';

const shop = testShopOfFile();
let visitor: ShopClient;

beforeEach(() => {
  visitor = shop().visitor();
});

const naples = '80134';
const noticesOf = (of: TestShop, email: string) =>
  rowsOf<{ tenant_id: string; postalcode: string }>(
    of.database.db,
    sql`SELECT tenant_id, postalcode FROM area_notices WHERE email = ${email} ORDER BY tenant_id, postalcode`,
  );
const waiting = (tenant_id: string, postalcode = naples) => ({ tenant_id, postalcode });

/** The demo shops, with a brand that can be made to come to a postal code. */
async function openGrowingShop(overrides: Parameters<typeof openTestShop>[1] = {}) {
  const caps: string[] = [];
  const tenants = demoTenants.map((tenant) =>
    tenant.facts.tenantId === 'cestolieto'
      ? { ...tenant, facts: { ...tenant.facts, deliveryCaps: caps } }
      : tenant,
  );
  const growing = await openTestShop({}, { ...overrides, tenants });
  return { growing, comeTo: (postalcode: string) => void caps.push(postalcode) };
}

test('A16 keeps an e-mail for a place of one brand, once however often it is left (SES-17, API-33)', async () => {
  const email = 'napoli@posta.example';
  const answers = await Promise.all(
    [email, ` ${email.toUpperCase()} `, email].map((typed) =>
      visitor.call(addAreaNotice, { email: typed, postalcode: ` ${naples} ` }),
    ),
  );
  expect(answers.map(({ status, data }) => [status, data])).toEqual(
    Array.from({ length: 3 }, () => [0, { postalcode: naples }]),
  );
  expect(await noticesOf(shop(), email)).toEqual([waiting('cestolieto')]);
  await done(shop().visitor('ortavia').call(addAreaNotice, { email, postalcode: naples }));
  await done(visitor.call(addAreaNotice, { email, postalcode: '20121' }));
  expect(await noticesOf(shop(), email)).toEqual([
    waiting('cestolieto', '20121'),
    waiting('cestolieto'),
    waiting('ortavia'),
  ]);
});

test('A16 answers the same whether the e-mail has an account, asked before, or asks too often (T10)', async () => {
  const ask = async (email: string) => {
    const { http, body } = await visitor.call(addAreaNotice, { email, postalcode: naples });
    return [http, body];
  };
  const answer = await ask('mai.vista@posta.example');
  expect(await ask('mai.vista@posta.example')).toEqual(answer);
  expect(await ask('demo@cestolieto.example')).toEqual(answer);
  const email = 'molti.luoghi@posta.example';
  for (const postalcode of ['20121', '20122', '20123', '20124', '20125']) {
    await done(visitor.call(addAreaNotice, { email, postalcode }));
  }
  expect(await ask(email)).toEqual(answer);
  expect(await noticesOf(shop(), email)).toHaveLength(5);
  shop().clock.pass(60);
  expect(await ask(email)).toEqual(answer);
  expect(await noticesOf(shop(), email)).toHaveLength(6);
});

test.each([
  ['email', '', naples, 'Campo obbligatorio'],
  ['email', 'anna', naples, 'Digitare una e-mail valida'],
  ['postalcode', 'anna@posta.example', '', 'Campo obbligatorio'],
  ['postalcode', 'anna@posta.example', 'Napol', 'Accetta solo numeri'],
  ['postalcode', 'anna@posta.example', '8013', 'Deve avere esattamente 5 caratteri'],
])(
  'A16 tells what is wrong at its field: %s %j %j (VAL-05, VAL-14)',
  async (field, email, postalcode, text) => {
    const refused = await visitor.call(addAreaNotice, { email, postalcode });
    expect([refused.status, refused.code, refused.field]).toEqual([1, 'validation', field]);
    expect(refused.body.response.errorsMessage).toEqual([text]);
  },
);

test('A16 tells the faults of both fields at once (VAL-15)', async () => {
  const { body } = await visitor.call(addAreaNotice, { email: 'anna', postalcode: '8' });
  expect(body.response.errorsMessage).toEqual([
    'Digitare una e-mail valida',
    'Deve avere esattamente 5 caratteri',
  ]);
});

test('A16 takes no e-mail for a place its brand delivers to', async () => {
  const asked = { email: 'vicina@posta.example', postalcode: '00183' };
  const refused = await visitor.call(addAreaNotice, asked);
  expect([refused.status, refused.code, refused.body.response.errorsMessage]).toEqual([
    1,
    'area.served',
    ['A questo CAP consegniamo già.'],
  ]);
  expect((await shop().visitor('ortavia').call(addAreaNotice, asked)).status).toBe(0);
  expect(await noticesOf(shop(), asked.email)).toEqual([waiting('ortavia', '00183')]);
});

test('reliability 19: A16 refuses an address that asks too often, whatever it asks, for an hour (T10)', async () => {
  const from = { address: '203.0.113.61' };
  const ask = () => visitor.call(addAreaNotice, { email: 'insistente', postalcode: naples }, from);
  for (let turn = 0; turn < 60; turn += 1) expect((await ask()).code).toBe('validation');
  expect([(await ask()).http, (await ask()).code]).toEqual([429, 'request.tooMany']);
  const asked = { email: 'altra.persona@posta.example', postalcode: naples };
  expect((await visitor.call(addAreaNotice, asked, { address: '203.0.113.62' })).status).toBe(0);
  shop().clock.pass(60);
  expect((await ask()).code).toBe('validation');
});

test('reliability 22: A16 asks for a proof of work where its brand does, and takes each once', async () => {
  const guarded = await openTestShop({ botCheck: 'all' });
  const client = guarded.visitor();
  const asked = { email: 'umana@posta.example', postalcode: naples };
  expect((await client.call(addAreaNotice, asked)).code).toBe('bot.refused');
  const proven = { ...asked, token_recaptcha: await proofOf(client) };
  expect((await client.call(addAreaNotice, proven)).status).toBe(0);
  expect((await client.call(addAreaNotice, proven)).code).toBe('bot.refused');
  await guarded.backend.close();
});

test('A16 is written to once, by the brand that comes and by no other, whichever process does it (SES-17)', async () => {
  const { growing, comeTo } = await openGrowingShop();
  const email = 'aspetta@posta.example';
  const client = growing.visitor();
  for (const postalcode of [naples, '00044']) await done(client.call(addAreaNotice, { email, postalcode }));
  await done(growing.visitor('ortavia').call(addAreaNotice, { email, postalcode: naples }));
  await growing.backend.jobs.runOnce();
  expect(await mailsAt(client, email)).toEqual([]);

  comeTo('00044');
  await Promise.all([1, 2, 3].map(() => growing.backend.jobs.runOnce()));
  const [mail, ...more] = await mailsAt(client, email);
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ kind: 'area_served', params: { postalcode: '00044' } });
  expect(mail!.text).toContain('ora portiamo la spesa anche a 00044 Frascati');
  expect(mail!.html).toContain('Adesso arriviamo da te');
  expect(mail!.html).toContain('Inizia la spesa');
  expect(mail!.links).toEqual([expect.stringMatching(/^https?:\/\/[^/]+\/$/)]);
  expect(await mailsAt(growing.visitor('ortavia'), email)).toEqual([]);
  expect(await noticesOf(growing, email)).toEqual([waiting('cestolieto'), waiting('ortavia')]);

  await growing.backend.jobs.runOnce();
  expect(await mailsAt(client, email)).toHaveLength(1);
  await growing.backend.close();
});

test('A16 is forgotten a year after it was last left, without a mail', async () => {
  const { growing, comeTo } = await openGrowingShop();
  const client = growing.visitor();
  const asked = { email: 'paziente@posta.example', postalcode: naples };
  const dayMinutes = 24 * 60;
  await done(client.call(addAreaNotice, asked));
  growing.clock.pass(200 * dayMinutes);
  await done(client.call(addAreaNotice, asked));
  growing.clock.pass(365 * dayMinutes);
  await growing.backend.jobs.runOnce();
  expect(await noticesOf(growing, asked.email)).toEqual([waiting('cestolieto')]);
  growing.clock.pass(1);
  await growing.backend.jobs.runOnce();
  expect(await noticesOf(growing, asked.email)).toEqual([]);
  comeTo(naples);
  await growing.backend.jobs.runOnce();
  expect(await mailsAt(client, asked.email)).toEqual([]);
  await growing.backend.close();
});

test('reliability 32: of whoever was written to nothing is left a day after the mail went', async () => {
  const sent: string[] = [];
  const mailer = {
    send: ({ subject, recipient }: { readonly subject: string; readonly recipient: string }) => {
      sent.push(`${recipient}: ${subject}`);
      return Promise.resolve();
    },
  };
  const { growing, comeTo } = await openGrowingShop({ mailer });
  const email = 'una.volta@posta.example';
  await done(growing.visitor().call(addAreaNotice, { email, postalcode: naples }));
  comeTo(naples);
  await growing.backend.jobs.runOnce();
  expect(sent).toEqual([`${email}: Adesso arriviamo da te`]);
  expect(await mailsAt(growing.visitor(), email)).toHaveLength(1);
  growing.clock.pass(24 * 60 + 1);
  await growing.backend.jobs.runOnce();
  expect(await mailsAt(growing.visitor(), email)).toEqual([]);
  expect(await noticesOf(growing, email)).toEqual([]);
  expect(sent).toHaveLength(1);
  await growing.backend.close();
});

test('reliability 32: an export shows what a customer waits for', async () => {
  const email = 'vuoto@cestolieto.example';
  await done(visitor.call(addAreaNotice, { email, postalcode: naples }));
  const exported = await shop().backend.exportPerson('cestolieto', email);
  expect(exported?.data['area_notices']).toMatchObject([{ email, postalcode: naples }]);
});
