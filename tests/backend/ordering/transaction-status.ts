import { sql } from 'drizzle-orm';
import { rowsOf } from '../../../backend/platform/db/rows.ts';
import type { TestShop } from '../test-shop.ts';

/** The status a payment transaction of the first brand has in the database. */
export async function transactionStatus({ database }: TestShop, transactionId: number | null) {
  const [row] = await rowsOf<{ status_id: number }>(
    database.db,
    sql`SELECT status_id FROM transactions WHERE tenant_id = 'cestolieto' AND transaction_id = ${transactionId}`,
  );
  return row?.status_id;
}
