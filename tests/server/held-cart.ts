import { sql } from 'drizzle-orm';
import { expect, onTestFinished, vi } from 'vitest';
import type { OpenDatabase } from '../../backend/platform/db/client.ts';
import { rowsOf } from '../../backend/platform/db/rows.ts';

/** A cart nobody else can change until it is let go. */
export interface HeldCart {
  /** Resolves when somebody waits for it. */
  untilWanted(): Promise<void>;
  letGo(): Promise<void>;
}

const patience = 30_000;

/** Holds the active cart of an account, at the latest until the test ends. */
export async function holdCart(database: OpenDatabase, account: string): Promise<HeldCart> {
  const held = Promise.withResolvers<void>();
  const free = Promise.withResolvers<void>();
  const holding = database.begin(async (tx) => {
    const carts = sql`SELECT cart_id FROM carts JOIN users USING (tenant_id, user_id)
      WHERE login = ${account} AND status_id IN (1, 2, 7) FOR UPDATE OF carts`;
    expect(await rowsOf(tx, carts)).toHaveLength(1);
    held.resolve();
    await free.promise;
  });
  const letGo = () => {
    free.resolve();
    return holding;
  };
  onTestFinished(letGo);
  await Promise.race([held.promise, holding]);
  const waiting = sql`SELECT pid FROM pg_stat_activity WHERE wait_event_type = 'Lock'`;
  return {
    letGo,
    async untilWanted() {
      await vi.waitUntil(async () => (await rowsOf(database.db, waiting)).length === 1, patience);
    },
  };
}
