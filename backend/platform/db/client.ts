import { PGlite } from '@electric-sql/pglite';
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { Client, Pool } from 'pg';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Database } from './database.ts';
import { lockFolder } from './folder-lock.ts';
import type { Listening } from './listening.ts';
import { NamedStatementClient } from './named-client.ts';
import { listenOnPostgres } from './postgres-listener.ts';
import { beginOnPool } from './transaction.ts';
import type { Begin } from './transaction.ts';
import { wholeNumberParsers } from './whole-numbers.ts';

/** An open database. `script` runs SQL of several statements, for migrations. */
export interface OpenDatabase {
  readonly db: Database;
  readonly kind: 'pglite' | 'postgres';
  readonly begin: Begin;
  script(sql: string): Promise<void>;
  /** Runs alone among all processes of the shop: migrations and seed. */
  alone<T>(work: () => Promise<T>): Promise<T>;
  /** Connections of this process: all, those at rest, and calls that wait for one. */
  load(): { readonly connections: number; readonly idle: number; readonly waiting: number };
  /** Hears what is announced when a transaction commits; answers how to stop. */
  listen(listening: Listening): Promise<() => Promise<void>>;
  close(): Promise<void>;
}

// Any constant of our own: it names the lock among those of the database server.
const shopLock = 7_301_846;

// The shop's data are small, and what the database reads the machine keeps anyway: with 128 MB of its own, as it takes
// unasked, its memory grows by half at the start, and such memory never shrinks.
const options = {
  startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'],
  parsers: wholeNumberParsers,
};

function overPglite(client: PGlite): OpenDatabase {
  const db = drizzlePglite(client);
  return {
    db,
    kind: 'pglite',
    begin: (work) => db.transaction((tx) => work(tx)),
    script: async (sql) => {
      await client.exec(sql);
    },
    alone: (work) => work(),
    load: () => ({ connections: 1, idle: 0, waiting: 0 }),
    listen: async ({ channel, onMessage, onHearing }) => {
      const unlisten = await client.listen(channel, onMessage);
      onHearing();
      return () => unlisten();
    },
    close: () => client.close(),
  };
}

/** Opens the embedded database in a folder, which is this process's alone until it is closed. */
export async function openFolder(folder: string): Promise<OpenDatabase> {
  await mkdir(path.dirname(folder), { recursive: true });
  const letGo = await lockFolder(folder);
  const database = overPglite(await PGlite.create(folder, options));
  return {
    ...database,
    close: async () => {
      await database.close();
      await letGo();
    },
  };
}

/** Opens an embedded database in memory from a dump. */
export async function openDump(dump: Blob): Promise<OpenDatabase> {
  return overPglite(await PGlite.create({ ...options, loadDataDir: dump }));
}

/** An embedded database in memory, with the function that dumps it. */
export async function openDumpable(): Promise<OpenDatabase & { dump(): Promise<Blob> }> {
  const client = await PGlite.create(options);
  return { ...overPglite(client), dump: () => client.dumpDataDir('none') };
}

/** How to reach PostgreSQL. `onLost` hears of connections that broke. */
export interface PostgresOptions {
  readonly url: string;
  /** Plans every statement once per connection; off behind poolers that share connections. */
  readonly preparedStatements: boolean;
  /** Where to listen for notifications; a pooler that shares connections cannot hand them on. */
  readonly listenUrl?: string;
  readonly onLost: (error: Error) => void;
}

/** Connects to PostgreSQL. */
export function openPostgres({
  url,
  preparedStatements,
  listenUrl = url,
  onLost,
}: PostgresOptions): OpenDatabase {
  const pool = new Pool({
    connectionString: url,
    max: 16,
    // What is asked for at once is sent at once; the server answers in that order.
    pipeline: true,
    connectionTimeoutMillis: 5_000,
    // A statement that hangs must not hold a shopper, nor a forgotten transaction its locks.
    statement_timeout: 20_000,
    idle_in_transaction_session_timeout: 20_000,
    Client: preparedStatements ? NamedStatementClient : Client,
  });
  pool.on('error', onLost);
  // The pool hears of connections at rest only: one lost in the middle of a transaction would end the process.
  pool.on('connect', (client) => {
    client.on('error', onLost);
  });
  return {
    db: drizzlePostgres(pool),
    kind: 'postgres',
    begin: beginOnPool(pool),
    script: async (sql) => {
      await pool.query(sql);
    },
    alone: async (work) => {
      const holder = await pool.connect();
      try {
        await holder.query('SELECT pg_advisory_lock($1)', [shopLock]);
        return await work();
      } finally {
        await holder.query('SELECT pg_advisory_unlock($1)', [shopLock]);
        holder.release();
      }
    },
    load: () => ({ connections: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    listen: (listening) => listenOnPostgres(listenUrl, listening),
    close: () => pool.end(),
  };
}
