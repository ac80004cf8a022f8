import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openDumpable } from '../../../backend/platform/db/client.ts';
import { migrate } from '../../../backend/platform/db/migrate.ts';
import { rowsOf } from '../../../backend/platform/db/rows.ts';
import { localTables } from '../../../backend/platform/db/spread.ts';
import { integerIds, widenIds } from '../../../backend/platform/db/wide-ids.ts';

test('every identity and what points at one becomes a bigint before tables are spread; other integers stay', async () => {
  const database = await openDumpable();
  const { db } = database;
  const integers = async () => {
    const rows = await rowsOf<{ name: string }>(
      db,
      sql`SELECT table_name || '.' || column_name AS name FROM information_schema.columns
        WHERE table_schema = 'public' AND data_type = 'integer' AND (column_name LIKE '%id' OR is_identity = 'YES')`,
    );
    return rows.map(({ name }) => name.replace(/^.*\./, ''));
  };
  try {
    await migrate(database);
    const found = await integerIds(db);
    expect(found).toContainEqual({ table: 'users', column: 'user_id' });
    expect(found).toContainEqual({ table: 'carts', column: 'modifying_order_id' });
    expect(found).toContainEqual({ table: 'categories', column: 'parent_id' });
    await widenIds(db, await localTables(db));
    expect(await integerIds(db)).toEqual([]);
    // Numbers that the shop gives itself, none of which a node makes.
    expect([...new Set(await integers())].toSorted((a, b) => (a < b ? -1 : 1))).toEqual([
      'address_type_id',
      'category_block_id',
      'delivery_service_id',
      'payment_type_id',
      'slider_id',
      'status_id',
      'store_id',
      'user_type_id',
      'warehouse_id',
      'wishlist_type_id',
    ]);
  } finally {
    await database.close();
  }
});
