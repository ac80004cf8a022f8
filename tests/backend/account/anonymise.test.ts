import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { jsonb, rowsOf } from '../../../backend/platform/db/rows.ts';
import { personalTables } from '../../../backend/modules/privacy/personal-tables.ts';
import {
  anonymiseUser,
  checkAnonymisation,
  requestAnonymisation,
} from '../../../contract/api/account/account.ts';
import { listAddresses } from '../../../contract/api/shopping/address.ts';
import { login } from '../../../contract/api/account/auth.ts';
import { viewUserDetail } from '../../../contract/api/account/registration.ts';
import { createPersonWithHistory, zaira } from '../person-fixture.ts';
import { done, moveOrder } from '../journeys.ts';
import { joined, mailed, mailsAt, newcomer, newPassword, trailOf } from '../people.ts';
import type { ShopClient } from '../shop-client.ts';
import { openTestShop, type TestShop } from '../test-shop.ts';

let opened: TestShop;
let life: Awaited<ReturnType<typeof createPersonWithHistory>>;
const shop = () => opened;

// A person is erased once: every test has a shop and a person of its own.
beforeEach(async () => {
  opened = await openTestShop();
  life = await createPersonWithHistory(opened);
});

afterEach(() => opened.backend.close());

const tokenOf = async (client: ShopClient, email: string): Promise<string> => {
  await done(client.call(requestAnonymisation));
  return mailed(client, email, ['anonymize', 'token']);
};
const end = (client: ShopClient, account: string, token: string) =>
  client.call(anonymiseUser, { login: account, token });

/** Which of the texts stand in a row of any table, whatever the column. */
async function textsFound(texts: readonly string[]): Promise<string[]> {
  const { db } = shop().database;
  const tables = await rowsOf<{ name: string }>(
    db,
    sql`SELECT table_name AS name FROM information_schema.tables
      WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`,
  );
  const found = new Set<string>();
  for (const { name } of tables) {
    const rows = await rowsOf<{ wanted: string }>(
      db,
      // Each row is written out once, not once for each text.
      sql`WITH rows AS MATERIALIZED (SELECT lower(t::text) AS written FROM ${sql.identifier(name)} t)
        SELECT DISTINCT w.wanted FROM rows
        JOIN jsonb_array_elements_text(${jsonb(texts)}) w (wanted)
          ON position(lower(w.wanted) in rows.written) > 0`,
    );
    for (const { wanted } of rows) found.add(wanted);
  }
  return [...found].toSorted();
}

/** Rows that are the person's in tables without any text of theirs. */
async function wordlessRows(userId: number): Promise<Record<string, number>> {
  const [found] = await rowsOf<Record<string, number>>(
    shop().database.db,
    sql`SELECT (SELECT count(*)::integer FROM product_alerts WHERE user_id = ${userId}) AS alerts,
      (SELECT count(*)::integer FROM product_substitutions WHERE user_id = ${userId}) AS substitutions,
      (SELECT count(*)::integer FROM wishlist_links WHERE token_hash = 'hash-zaira') AS links`,
  );
  return found!;
}

/** Ends Zaira's account once her order has arrived. */
async function erase(): Promise<Awaited<ReturnType<typeof end>>> {
  await moveOrder(life.client, life.orderId, 8);
  return end(life.client, zaira.email, await tokenOf(life.client, zaira.email));
}

test('R14 is refused while an order is on its way, and spends no token (REG-20)', async () => {
  const { client, orderId } = life;
  const token = await tokenOf(client, zaira.email);
  for (const statusId of [1, 2, 3, 4, 5, 6, 7, 18]) {
    await moveOrder(client, orderId, statusId);
    const refused = await end(client, zaira.email, token);
    expect([refused.status, refused.code]).toEqual([1, 'account.ordersInDelivery']);
  }
  expect((await done(client.call(checkAnonymisation, { login: zaira.email, token }))).valid).toBe(true);
});

test('R14, R16 take the token of the own account and brand only, for an hour', async () => {
  const { client } = life;
  const token = await tokenOf(client, zaira.email);
  const other = await newcomer(shop(), 'altra@posta.example');
  const wrong = await end(client, zaira.email, 'inventato');
  expect([wrong.status, wrong.code]).toEqual([1, 'token.invalid']);
  expect((await end(client, 'altra@posta.example', token)).code).toBe('token.invalid');
  expect((await end(other, zaira.email, token)).code).toBe('token.invalid');
  expect((await end(other, 'altra@posta.example', token)).code).toBe('token.invalid');
  const check = async (at: ShopClient, account: string, given: string) =>
    (await done(at.call(checkAnonymisation, { login: account, token: given }))).valid;
  const visitor = shop().visitor();
  expect(await check(visitor, zaira.email.toUpperCase(), token)).toBe(true);
  expect(await check(visitor, 'altra@posta.example', token)).toBe(false);
  expect(await check(visitor, zaira.email, 'inventato')).toBe(false);
  expect(await check(shop().visitor('ortavia'), zaira.email, token)).toBe(false);
  shop().clock.pass(60);
  expect(await check(visitor, zaira.email, token)).toBe(false);
  expect((await end(client, zaira.email, token)).code).toBe('token.invalid');
});

test('REG-21: the mail of R15 leads to the page that ends the account', async () => {
  const client = await newcomer(shop(), 'in.uscita@posta.example');
  const token = await tokenOf(client, 'in.uscita@posta.example');
  const mail = (await mailsAt(client, 'in.uscita@posta.example')).findLast(
    ({ kind }) => kind === 'anonymize',
  );
  expect(mail?.text).toContain(
    `/profile/privacy?${new URLSearchParams({ login: 'in.uscita@posta.example', token }).toString()}`,
  );
});

test('R15 sends five mails an hour (T10)', async () => {
  const client = await newcomer(shop(), 'cinque@posta.example');
  for (let turn = 0; turn < 7; turn += 1) await done(client.call(requestAnonymisation));
  const mails = (await mailsAt(client, 'cinque@posta.example')).filter(({ kind }) => kind === 'anonymize');
  expect(mails).toHaveLength(5);
  expect(mails[0]!.params).toEqual({ login: 'cinque@posta.example', token: expect.any(String) as string });
});

test('reliability 13, 32: R14 leaves no text of the person in any table, and the orders with their amounts (REG-21)', async () => {
  const { client, userId, orderId, total } = life;
  const texts = Object.values(zaira).toSorted();
  expect(await textsFound(texts)).toEqual(texts);
  expect(await wordlessRows(userId)).toEqual({ alerts: 1, substitutions: 1, links: 1 });
  const other = shop().visitor();
  await done(other.call(login, { login: zaira.username, password: newPassword }));
  const taken = await rowsOf<{ taken: number }>(
    shop().database.db,
    sql`SELECT sum(taken)::integer AS taken FROM slot_places WHERE tenant_id = 'cestolieto'`,
  );
  const ended = await erase();
  expect([ended.status, ended.data, ended.body.user]).toEqual([0, null, { userId: -1, login: null }]);
  expect(client.cookies.size).toBe(0);

  expect(await textsFound(texts)).toEqual([]);
  expect(await wordlessRows(userId)).toEqual({ alerts: 0, substitutions: 0, links: 0 });
  expect((await other.call(listAddresses)).http).toBe(419);
  const again = { login: zaira.email, password: newPassword };
  expect((await shop().visitor().call(login, again)).code).toBe('auth.invalid');
  expect(
    (
      await shop()
        .visitor()
        .call(login, { ...again, login: `anonimo:${userId}` })
    ).code,
  ).toBe('auth.invalid');

  const { db } = shop().database;
  const freed = await rowsOf<{ taken: number }>(
    db,
    sql`SELECT sum(taken)::integer AS taken FROM slot_places WHERE tenant_id = 'cestolieto'`,
  );
  expect(freed[0]!.taken).toBe(taken[0]!.taken - 1);
  const [order] = await rowsOf<{ total: number; city: string; lines: number; authorized: number }>(
    db,
    sql`SELECT o.total_price::integer AS total, o.address ->> 'city' AS city,
        (SELECT count(*)::integer FROM order_lines l
          WHERE l.tenant_id = o.tenant_id AND l.order_id = o.order_id) AS lines,
        (SELECT t.authorized_amount::integer FROM transactions t
          WHERE t.tenant_id = o.tenant_id AND t.transaction_id = o.transaction_id) AS authorized
      FROM orders o WHERE o.order_id = ${orderId}`,
  );
  expect(order).toMatchObject({ total: Math.round(total * 100), city: 'Roma', lines: 1 });
  expect(order!.authorized).toBeGreaterThan(0);
  const ends = (await trailOf(shop())).filter(({ kind }) => kind === 'account.anonymised');
  expect(ends).toEqual([{ kind: 'account.anonymised', user_id: userId, facts: {} }]);
});

test('reliability 32: R14 leaves the e-mail free, and everybody else as they were', async () => {
  expect((await erase()).status).toBe(0);
  const visitor = shop().visitor();
  await joined(visitor, zaira.email);
  expect((await visitor.call(login, { login: zaira.email, password: newPassword })).status).toBe(0);
  const demo = await shop().visitor().logIn('demo');
  expect(await done(demo.call(viewUserDetail))).toMatchObject({ firstName: 'Giulia', points: 320 });
  expect((await done(demo.call(listAddresses, { address_type: 'home' }))).addresses).toHaveLength(1);
});

test('reliability 32: what a call on its way wrote after the end is swept away', async () => {
  const { userId } = life;
  expect((await erase()).status).toBe(0);
  await shop().database
    .script(`INSERT INTO addresses (tenant_id, address_type_id, user_id, address_name, address1,
      address_number, city, province, postalcode)
    VALUES ('cestolieto', 2, ${userId}, 'Casa', 'Via dell’Ultimo Minuto', '1', 'Roma', 'RM', '00183')`);
  await shop().backend.jobs.runOnce();
  expect(await textsFound(['Via dell’Ultimo Minuto'])).toEqual([]);
});

test('reliability 32: every table that points at a person is known to erasure and export', async () => {
  const rows = await rowsOf<{ name: string }>(
    shop().database.db,
    sql`SELECT DISTINCT table_name AS name FROM information_schema.columns WHERE table_schema = 'public'
      AND (column_name LIKE '%user_id' OR column_name IN ('cart_id', 'order_id', 'push_id', 'list_id', 'email', 'recipient'))`,
  );
  expect(personalTables.map(({ name }) => name).toSorted()).toEqual(rows.map(({ name }) => name).toSorted());
});
