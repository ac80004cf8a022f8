import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openDumpable } from '../../../backend/platform/db/client.ts';
import { migrate, readMigrations } from '../../../backend/platform/db/migrate.ts';
import { rowsOf } from '../../../backend/platform/db/rows.ts';

/** A database as the named version of the schema left it. */
async function databaseAt(last: string) {
  const database = await openDumpable();
  await database.script('CREATE TABLE schema_migrations (version text PRIMARY KEY, applied_at timestamptz)');
  for (const { version, statements } of await readMigrations()) {
    if (version > last) break;
    await database.script(`${statements}; INSERT INTO schema_migrations (version) VALUES ('${version}')`);
  }
  return database;
}

test('a login of the version before goes on counting its attempts after the migrations', async () => {
  const database = await databaseAt('0005_slots_alerts_links_deliveries_substitutions');
  const attempt = sql`INSERT INTO failed_tries (tenant_id, bucket, tried_at) VALUES ('cestolieto', 'login anna', now())`;
  await database.db.execute(attempt);
  await migrate(database);
  const [taken] = await rowsOf<{ attempts: number }>(
    database.db,
    sql`SELECT cardinality(attempts) AS attempts FROM rate_limit_buckets WHERE tenant_id = 'cestolieto'`,
  );
  expect(taken).toEqual({ attempts: 1 });

  await database.db.execute(attempt);
  const latest = await rowsOf<{ bucket: string }>(
    database.db,
    sql`SELECT bucket FROM failed_tries WHERE tenant_id = 'cestolieto' ORDER BY tried_at DESC`,
  );
  expect(latest).toHaveLength(2);
  await database.db.execute(sql`DELETE FROM failed_tries WHERE tenant_id = 'cestolieto'`);
  await database.close();
});

test('an outbox of the version before goes on writing and sending mails after the migrations', async () => {
  const database = await databaseAt('0006_rate_limits');
  await migrate(database);
  await database.script(`INSERT INTO mails (tenant_id, recipient, sender, subject, kind, params, text_body, html_body, links,
      created_at, sent_at, user_id)
    VALUES ('cestolieto', 'a@posta.example', 'b@posta.example', 'Ciao', 'test', '{}', '', '', '[]', now(), NULL, NULL);
    UPDATE mails SET sent_at = now() WHERE tenant_id = 'cestolieto'`);
  const sent = await rowsOf<{ attempts: number }>(
    database.db,
    sql`SELECT attempts FROM mails WHERE sent_at IS NOT NULL`,
  );
  expect(sent).toEqual([{ attempts: 0 }]);
  await database.close();
});

test('an order of the version before stands and is written on after the migrations (B-33)', async () => {
  const database = await databaseAt('0016_claims_and_invoices');
  const columns = await rowsOf<{ name: string; type: string }>(
    database.db,
    sql`SELECT column_name AS name, data_type AS type FROM information_schema.columns
      WHERE table_name = 'orders' AND is_nullable = 'NO' AND column_default IS NULL AND is_identity = 'NO'`,
  );
  const blank: Record<string, string> = {
    text: "'a'",
    jsonb: "'{}'",
    date: "'2026-01-01'",
    boolean: 'false',
  };
  // Whose orders they are is nothing to this.
  const write = (cartId: number) =>
    database.script(`SET session_replication_role = replica;
      INSERT INTO orders (${columns.map(({ name }) => name).join()})
      VALUES (${columns.map(({ type }) => blank[type] ?? (type.startsWith('timestamp') ? 'now()' : cartId)).join()})`);
  await write(1);
  await migrate(database);
  await write(2);
  const kept = await rowsOf(database.db, sql`SELECT status_history FROM orders`);
  expect(kept).toEqual([{ status_history: [] }, { status_history: [] }]);
  await database.close();
});

test('TEN-03: a customer and a notice of the version before have no language after the migrations', async () => {
  const database = await databaseAt('0017_history_of_orders');
  await database.script(`INSERT INTO users
      (tenant_id, login, username, email, password_hash, first_name, last_name, profile_level, registered_at)
    VALUES ('cestolieto', 'anna', 'anna', 'anna@posta.example', '', 'Anna', 'Oro', 2, now());
    INSERT INTO area_notices (tenant_id, postalcode, email, created_at)
    VALUES ('cestolieto', '80134', 'anna@posta.example', now())`);
  await migrate(database);
  const people = await rowsOf(database.db, sql`SELECT login, language FROM users`);
  const notices = await rowsOf(database.db, sql`SELECT email, language FROM area_notices`);
  expect([people, notices]).toEqual([
    [{ login: 'anna', language: null }],
    [{ email: 'anna@posta.example', language: null }],
  ]);
  await database.close();
});

test('no migration takes away or tightens what a running process of the version before uses', async () => {
  const taking =
    /\bDROP\s+(?:TABLE|COLUMN|SCHEMA|VIEW)\b|\bRENAME\b|\bSET\s+NOT\s+NULL\b|\bALTER\s+COLUMN\s+\w+\s+(?:SET\s+DATA\s+)?TYPE\b|\bADD\s+COLUMN\b(?=[^,;]*NOT NULL)(?![^,;]*\b(?:DEFAULT|GENERATED)\b)/gi;
  const found = (await readMigrations()).flatMap(({ version, statements }) =>
    [...statements.replaceAll(/--.*$/gm, '').matchAll(taking)].map(([words]) => `${version}: ${words}`),
  );
  expect(found).toEqual([]);
});

/** A table is tightened where what a process of the version before writes into it may be refused. */
const tightening =
  /^ALTER TABLE (\w+)[^;]*?(?:\bADD (?:CONSTRAINT \w+ )?(?:CHECK|UNIQUE|FOREIGN KEY|PRIMARY KEY)|\bDROP DEFAULT|\bDROP EXPRESSION)|^CREATE UNIQUE INDEX \w+ ON (\w+)|^CREATE (?:OR REPLACE |CONSTRAINT )*TRIGGER \w+[^;]*? ON (\w+)/i;

function tightened(statements: string): string[] {
  const all = statements
    .replaceAll(/--.*$/gm, '')
    .split(';')
    .map((one) => one.trim().replaceAll(/\s+/g, ' '));
  const created = all.flatMap((one) => /^CREATE TABLE (?:IF NOT EXISTS )?(\w+)/i.exec(one)?.[1] ?? []);
  const found = all.flatMap((one) => {
    const [, altered, indexed, triggered] = tightening.exec(one) ?? [];
    return altered ?? indexed ?? triggered ?? [];
  });
  return [...new Set(found)].filter((table) => !created.includes(table));
}

test('no migration tightens a table that was there, but for those whose reason is known', async () => {
  expect(tightened('ALTER TABLE carts ADD COLUMN a text, ADD CHECK (a IS NOT NULL)')).toEqual(['carts']);
  expect(tightened('CREATE UNIQUE INDEX one ON carts (a)')).toEqual(['carts']);
  expect(tightened('CREATE TABLE a (b text); CREATE UNIQUE INDEX one ON a (b)')).toEqual([]);
  expect(tightened('ALTER TABLE carts ADD COLUMN a text CHECK (a <> $$$$)')).toEqual([]);
  const found = (await readMigrations()).flatMap(({ version, statements }) => {
    const tables = tightened(statements);
    return tables.length === 0 ? [] : [[version, tables]];
  });
  // Of the past. All but the lists' are about columns that came with them, which the version before leaves empty, or allow more; that no
  // two lists of somebody have one name, and that a list's address exists, its code saw to itself; an address that a list still
  // remembers one of before 0027 cannot delete, and loses nothing (decision 085).
  expect(found).toEqual([
    ['0002_people', ['addresses']],
    ['0003_lists_content_sso', ['wishlists', 'gift_certificates']],
    ['0005_slots_alerts_links_deliveries_substitutions', ['orders', 'order_lines', 'cart_lines']],
    ['0016_claims_and_invoices', ['order_lines', 'transactions']],
    ['0027_lists_forget_addresses', ['wishlists']],
    ['0031_recent_logins', ['account_tokens']],
  ]);
});
