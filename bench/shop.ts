import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openFolder, openPostgres, type OpenDatabase } from '../backend/platform/db/client.ts';
import { root } from '../server/root.ts';
import { providePostgres } from '../scripts/provide/postgres.ts';
import { startPostgres } from '../tests/backend/postgres-server.ts';
import { freePort } from '../tests/free-port.ts';
import { startServer, type ServerProcess } from '../tests/server/server-process.ts';

/** A demo shop in a process and a database of its own. */
export interface BenchShop {
  readonly port: number;
  /** Where PostgreSQL is; null for the embedded database. */
  readonly databaseUrl: string | null;
  /** Starts the shop; answers ms until it was ready. */
  start: () => Promise<number>;
  stop: () => Promise<void>;
  /** What the process holds in memory, in MB. */
  memory: () => Promise<number>;
  /** How long the process has used a processor, in ms. */
  busy: () => Promise<number>;
  /** Works on the database while the shop is stopped. */
  withDatabase: <T>(work: (database: OpenDatabase) => Promise<T>) => Promise<T>;
  /** Stops it and removes what it kept. */
  remove: () => Promise<void>;
}

/** Prepares a shop; on PostgreSQL each commit waits for the disk, as in life. */
export async function prepareShop(kind: OpenDatabase['kind'] = 'pglite'): Promise<BenchShop> {
  const folder = await mkdtemp(path.join(tmpdir(), 'shop-bench-'));
  const dataDir = path.join(folder, 'shop');
  if (kind === 'postgres') await providePostgres();
  const postgres = kind === 'pglite' ? null : await startPostgres('embedded', { isDurable: true });
  const databaseUrl = postgres?.url ?? null;
  const [port, operations] = [await freePort(), await freePort()];
  const env = {
    PORT: String(port),
    OPERATIONS_PORT: String(operations),
    DATA_DIR: dataDir,
    // Drawing pictures is no part of what is measured.
    PICTURE_DIR: path.join(root, '.data/pictures'),
    ...(databaseUrl === null ? {} : { DATABASE_URL: databaseUrl }),
  };
  let running: ServerProcess | null = null;
  const stop = async () => {
    await running?.stop();
    running = null;
  };
  const figure = async (name: string) => {
    const figures = await (await fetch(`http://127.0.0.1:${operations}/metrics`)).text();
    return Number(new RegExp(String.raw`^${name} (\S+)$`, 'm').exec(figures)?.[1] ?? 0);
  };
  return {
    port,
    databaseUrl,
    start: () => {
      running = startServer(env);
      return running.ready();
    },
    stop,
    memory: async () => (await figure('process_resident_memory_bytes')) / 1_024 ** 2,
    busy: async () => (await figure('process_cpu_seconds_total')) * 1_000,
    withDatabase: async (work) => {
      const database =
        databaseUrl === null
          ? await openFolder(dataDir)
          : openPostgres({ url: databaseUrl, preparedStatements: true, onLost: () => {} });
      try {
        return await work(database);
      } finally {
        await database.close();
      }
    },
    remove: async () => {
      await stop();
      await postgres?.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
