import { expect, test } from 'vitest';
import { readMigrations } from '../../../backend/platform/db/migrate.ts';
import { statementsOf } from '../../../backend/platform/db/statements.ts';

const change = /^ALTER\s+TABLE\s+\w+\s+/i;
const changes =
  /^(?:ADD\s+COLUMN|ADD\s+CONSTRAINT\s+\w+\s+(?:CHECK|FOREIGN|PRIMARY|UNIQUE)|DROP\s+(?:COLUMN|CONSTRAINT)|ALTER\s+COLUMN)\b/i;
const constraint = /\b(?:CHECK|REFERENCES|UNIQUE|PRIMARY|GENERATED|CONSTRAINT)\b/i;
const others =
  /^(?:CREATE\s+TABLE\s+\w+\s*\(|CREATE\s+(?:UNIQUE\s+)?INDEX\s+\w+\s+ON\b|DROP\s+(?:INDEX|TABLE)\b|INSERT\s+INTO\b|UPDATE\b|DELETE\s+FROM\b)/i;

/** What a statement says outside of all brackets and quotes. */
function outside(statement: string): string {
  let plain = statement.replaceAll(/'[^']*'/g, "''");
  for (let before = ''; before !== plain;) {
    before = plain;
    plain = plain.replaceAll(/\([^()]*\)/g, '');
  }
  return plain;
}

/** What keeps a statement of a migration from being run by itself on spread tables; null when nothing does. */
function fault(statement: string): string | null {
  if (/\$\$|\bDO\b|\bTRIGGER\b|\bFUNCTION\b/.test(statement)) return 'code that runs in the database';
  const plain = outside(statement);
  if (plain.includes(';')) return 'more than one statement';
  if (!change.test(plain)) return others.test(statement) ? null : 'unknown kind';
  const what = plain.replace(change, '');
  if (!changes.test(what)) return 'a change without its kind or its name';
  if (what.includes(',')) return 'more than one change';
  if (/^ADD\s+COLUMN/i.test(what) && constraint.test(what)) return 'a column with a constraint';
  return null;
}

const faultsOf = (statements: readonly string[]) =>
  statements.flatMap((statement) => {
    const found = fault(statement);
    return found === null ? [] : [`${found}: ${statement}`];
  });

test('migrations from 0027 on can be run one statement at a time', async () => {
  const later = (await readMigrations()).filter(({ version }) => version >= '0027');
  expect(later.length).toBeGreaterThan(0);
  expect(
    later.flatMap(({ version, statements }) =>
      faultsOf(statementsOf(statements)).map((found) => `${version}: ${found}`),
    ),
  ).toEqual([]);
});

test('ids of migrations from 0029 on are bigints, as spread tables need them', async () => {
  const narrow = /\b\w*id\s+integer\b/gi;
  const later = (await readMigrations()).filter(({ version }) => version >= '0029');
  expect(later.length).toBeGreaterThan(0);
  expect(
    later.flatMap(({ version, statements }) =>
      [...statements.replaceAll(/--.*$/gm, '').matchAll(narrow)].map(([words]) => `${version}: ${words}`),
    ),
  ).toEqual([]);
});

test('what spread tables refuse is found', () => {
  const refused: readonly (readonly [string, string])[] = [
    ['ALTER TABLE orders ADD COLUMN one text, ADD COLUMN two text', 'more than one change'],
    ['ALTER TABLE orders ADD COLUMN price integer CHECK (price >= 0)', 'a column with a constraint'],
    ['ALTER TABLE orders ADD CHECK (price >= 0)', 'a change without its kind or its name'],
    [
      'ALTER TABLE orders ADD FOREIGN KEY (tenant_id) REFERENCES users',
      'a change without its kind or its name',
    ],
    ['CREATE INDEX ON orders (tenant_id)', 'unknown kind'],
    ['DO $$ BEGIN END $$', 'code that runs in the database'],
    ['TRUNCATE posts', 'unknown kind'],
    ["UPDATE orders SET note = ''; UPDATE carts SET note = ''", 'more than one statement'],
  ];
  expect(refused.map(([statement]) => fault(statement))).toEqual(refused.map(([, says]) => says));
  const taken = [
    "ALTER TABLE orders ADD COLUMN history jsonb NOT NULL DEFAULT '[1, 2]'",
    'ALTER TABLE orders ADD CONSTRAINT orders_price CHECK (price IN (1, 2))',
    'CREATE TABLE new_ones (tenant_id text NOT NULL, one integer CHECK (one > 0), PRIMARY KEY (tenant_id, one))',
    'CREATE UNIQUE INDEX orders_cart ON orders (tenant_id, cart_id)',
  ];
  expect(taken.map(fault)).toEqual([null, null, null, null]);
});

test('statements of a migration are told apart, comments and texts with a semicolon left alone', () => {
  const migration = `-- One; a comment.
ALTER TABLE a ADD COLUMN b text NOT NULL DEFAULT 'x;y'; -- another; one
CREATE TABLE c (
  tenant_id text NOT NULL, -- its brand; always
  PRIMARY KEY (tenant_id)
);
`;
  expect(statementsOf(migration)).toEqual([
    "ALTER TABLE a ADD COLUMN b text NOT NULL DEFAULT 'x;y'",
    'CREATE TABLE c (\n  tenant_id text NOT NULL, \n  PRIMARY KEY (tenant_id)\n)',
  ]);
});
