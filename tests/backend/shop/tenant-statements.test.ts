import { expect, test } from 'vitest';
import { purchase } from '../journeys.ts';
import { asksWithinInsert, ranStatements, tenantTables, unboundTables } from '../tenant-statements.ts';
import { testShopOfFile } from '../test-shop.ts';

const shop = testShopOfFile();
const tables = new Set(['carts', 'users']);

test('a statement is bound to a tenant once for every table it mentions', () => {
  const unbound = [
    'select "tenant_id", "cart_id" from "carts" where "cart_id" = $1',
    'SELECT 1 FROM carts c JOIN users u ON u.user_id = c.user_id WHERE c.tenant_id = $1',
    'update "carts" set "status_id" = $1 where "carts"."cart_id" = $2',
    'DELETE FROM carts WHERE cart_id IN (SELECT cart_id FROM carts WHERE tenant_id = $1)',
    'insert into "carts" ("cart_id") values ($1)',
    'SELECT 1 FROM carts c JOIN users u ON u.tenant_id = c.tenant_id WHERE c.tenant_id = $1',
    'DELETE FROM carts WHERE (tenant_id, cart_id) IN (SELECT tenant_id, cart_id FROM carts WHERE tenant_id = $1)',
    'SELECT EXISTS (SELECT 1 FROM carts c WHERE c.tenant_id = users.tenant_id) FROM users WHERE tenant_id = $1 AND tenant_id = $2',
    'SELECT 1 FROM users WHERE tenant_id = $1 AND (user_id = $2 OR EXISTS (SELECT 1 FROM carts p WHERE p.tenant_id = users.tenant_id))',
    'WITH ended AS (DELETE FROM carts WHERE cart_id = $1 RETURNING user_id) UPDATE users SET points = 0 WHERE tenant_id = $2 AND tenant_id = $3',
  ];
  expect(unbound.map((statement) => unboundTables(statement, tables))).toEqual([
    ['carts'],
    ['carts', 'users'],
    ['carts'],
    ['carts'],
    ['carts'],
    ['carts', 'users'],
    ['carts'],
    ['carts'],
    ['carts'],
    ['carts'],
  ]);
  const bound = [
    'select "cart_id" from "carts" where ("carts"."tenant_id" = $1 and "carts"."cart_id" = $2)',
    'SELECT 1 FROM carts c JOIN users u ON u.tenant_id = $1 WHERE c.tenant_id = $1',
    'DELETE FROM carts WHERE tenant_id = $1 AND cart_id IN (SELECT cart_id FROM carts WHERE tenant_id = $2)',
    'insert into "carts" ("tenant_id", "cart_id") values ($1, default)',
    "SELECT (SELECT count(*) FROM carts c WHERE c.tenant_id = $1 AND note <> ')') FROM users WHERE (tenant_id = $2)",
    'WITH ended AS (DELETE FROM carts WHERE tenant_id = $1 RETURNING user_id) UPDATE users SET points = 0 WHERE tenant_id = $2',
    'select extract(epoch FROM "carts"."created_at") from "carts" where "carts"."tenant_id" = $1',
    'SELECT 1 FROM schema_migrations',
  ];
  expect(bound.flatMap((statement) => unboundTables(statement, tables))).toEqual([]);
});

test('an INSERT that asks for something in brackets is found', () => {
  const found = [
    'insert into carts (tenant_id, user_id) values ($1, (SELECT max(user_id) FROM users WHERE tenant_id = $2))',
    'INSERT INTO carts (tenant_id, open) SELECT $1, NOT EXISTS ( SELECT 1 FROM carts WHERE tenant_id = $2)',
    'INSERT INTO carts (tenant_id, cart_id) SELECT $1, cart_id FROM jsonb_array_elements_text($2) cart_id',
    'SELECT 1 FROM carts WHERE tenant_id = $1 AND cart_id IN (SELECT cart_id FROM carts WHERE tenant_id = $2)',
  ];
  expect(found.map(asksWithinInsert)).toEqual([true, true, false, false]);
});

test('statements are noted outside and inside of transactions, prepared ones among them', async () => {
  await purchase(await shop().visitor().logIn('demo'));
  const ran = [...ranStatements].join('\n');
  for (const text of ['from "users"', 'insert into "orders"', 'UPDATE stock s', 'from "sessions"']) {
    expect(ran).toContain(text);
  }
  expect([...tenantTables]).toContain('orders');
});
