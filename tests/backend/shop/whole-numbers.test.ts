import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { rowsOf } from '../../../backend/platform/db/rows.ts';
import { wholeNumber } from '../../../backend/platform/db/whole-numbers.ts';
import { testShopOfFile } from '../test-shop.ts';

const shop = testShopOfFile();

test('an int8 is read as a number, and refused where a number would round it', async () => {
  const { db } = shop().database;
  const row = sql`SELECT 9007199254740991::bigint AS most, count(*) AS n, (-5)::bigint AS less FROM generate_series(1, 3)`;
  expect(await rowsOf(db, row)).toEqual([{ most: Number.MAX_SAFE_INTEGER, n: 3, less: -5 }]);
  const beyond = rowsOf(db, sql`SELECT 9007199254740993::bigint AS id`);
  await expect(beyond).rejects.toMatchObject({
    cause: new RangeError('the database answered 9007199254740993, which is beyond 2^53'),
  });
  expect(await rowsOf(db, sql`SELECT 1::bigint AS id`)).toEqual([{ id: 1 }]);
  expect(wholeNumber('281474976710657')).toBe(281_474_976_710_657);
});
