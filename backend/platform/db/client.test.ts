import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openDumpable } from './client.ts';
import { rowsOf } from './rows.ts';

test('the embedded database keeps little of what it reads in memory that never shrinks', async () => {
  const database = await openDumpable();
  try {
    expect(await rowsOf(database.db, sql`SELECT current_setting('shared_buffers') AS kept`)).toEqual([
      { kept: '16MB' },
    ]);
  } finally {
    await database.close();
  }
});
