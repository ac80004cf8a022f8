import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { root } from '../root.ts';
import { isEntryPoint, knownModule } from './known-modules.ts';

const drizzle = 'file:///shop/node_modules/drizzle-orm';

test.each([
  ['./sql/sql.js', `${drizzle}/index.js`, `${drizzle}/sql/sql.js`],
  ['../entity.js', `${drizzle}/sql/sql.js`, `${drizzle}/entity.js`],
])('what Drizzle imports from itself is a module beside it: %s', (specifier, importer, url) => {
  expect(knownModule(specifier, importer)).toEqual({ url, format: 'module' });
});

test.each([
  ['pg', `${drizzle}/node-postgres/driver.js`],
  ['./index.cjs', `${drizzle}/index.js`],
  ['./sql.cjs', `${drizzle}/sql/sql.cjs`],
  ['./sql.js', `${drizzle}/sql/index.cjs`],
  ['../pg/lib/index.js', `${drizzle}/index.js`],
  ['./client.js', 'file:///shop/node_modules/pg/lib/index.js'],
  ['./run.ts', 'file:///shop/server/start.ts'],
  ['drizzle-orm', 'file:///shop/backend/app.ts'],
  ['./start.ts', undefined],
])('every other import is left to Node: %s from %s', (specifier, importer) => {
  expect(knownModule(specifier, importer)).toBeNull();
});

test.each([
  ['drizzle-orm', 'file:///shop/backend/app.ts', true],
  ['drizzle-orm/pg-core', 'file:///shop/backend/app.ts', true],
  ['drizzle-orm-more', 'file:///shop/backend/app.ts', false],
  ['./drizzle-orm', 'file:///shop/backend/app.ts', false],
  ['drizzle-orm', 'file:///shop/node_modules/more/index.js', false],
  ['drizzle-orm', undefined, false],
])(
  'one of our own files asks for an entry point of Drizzle: %s from %s, %s',
  (specifier, importer, isOne) => {
    expect(isEntryPoint(specifier, importer)).toBe(isOne);
  },
);

test('Drizzle is a package of modules', () => {
  const described: unknown = JSON.parse(
    readFileSync(`${root}/node_modules/drizzle-orm/package.json`, 'utf8'),
  );
  expect(described).toMatchObject({ name: 'drizzle-orm', type: 'module' });
});
