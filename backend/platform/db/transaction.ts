import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool, PoolClient } from 'pg';
import type { Database } from './database.ts';
import { mayRetry } from './failures.ts';

/** Runs `work` in a transaction of its own. */
export type Begin = <T>(work: (tx: Database) => Promise<T>) => Promise<T>;

const maxTries = 5;

const databases = new WeakMap<PoolClient, Database>();

/** One database per connection, so that what is prepared on it stays known. */
function databaseOn(connection: PoolClient): Database {
  const database = databases.get(connection) ?? drizzle(connection);
  databases.set(connection, database);
  return database;
}

/** For what is awaited later. */
const ignore = (): void => {};

/** A transaction on a connection of the pool, which gets it back whatever breaks. */
export const beginOnPool =
  (pool: Pool): Begin =>
  async (work) => {
    const connection = await pool.connect();
    let broken: Error | undefined;
    try {
      // Sent with the first statement of the work, which need not wait for it.
      const began = connection.query('BEGIN');
      began.catch(ignore);
      const result = await work(databaseOn(connection));
      await began;
      await connection.query('COMMIT');
      return result;
    } catch (error) {
      await connection.query('ROLLBACK').catch((cause: unknown) => {
        broken = new Error('the connection could not roll back', { cause });
      });
      throw error;
    } finally {
      connection.release(broken);
    }
  };

/**
 * Runs `work` in a transaction, and again from its start after a deadlock or a serialisation failure, five times at
 * most. `work` must have no effect outside the database.
 */
export async function inTransaction<T>(begin: Begin, work: (tx: Database) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await begin(work);
    } catch (error) {
      if (attempt >= maxTries || !mayRetry(error)) throw error;
    }
  }
}

/** Runs `work` inside a running transaction so that its failure undoes its own statements alone. */
export async function inSavepoint<T>(tx: Database, work: () => Promise<T>): Promise<T> {
  // As BEGIN, sent with the first statement of the work; where it fails, so does that.
  const begun = tx.execute(sql`SAVEPOINT step`).then(ignore);
  begun.catch(ignore);
  try {
    const result = await work();
    await begun;
    // Sent with what follows, at least the end of the transaction; it fails only where that does.
    tx.execute(sql`RELEASE SAVEPOINT step`).then(ignore, ignore);
    return result;
  } catch (error) {
    // Where the connection is gone the transaction is undone as a whole, and the first error tells why.
    await tx.execute(sql`ROLLBACK TO SAVEPOINT step`).catch(() => null);
    await tx.execute(sql`RELEASE SAVEPOINT step`).catch(() => null);
    throw error;
  }
}
