import type { Database } from './client.ts';
import { mayRetry } from './failures.ts';

const maxTries = 5;

/**
 * Runs `work` in a transaction, and again from its start after a deadlock or a serialisation failure, five times at
 * most. `work` must have no effect outside the database.
 */
export async function inTransaction<T>(db: Database, work: (tx: Database) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction((tx) => work(tx));
    } catch (error) {
      if (attempt >= maxTries || !mayRetry(error)) throw error;
    }
  }
}
