import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { Client } from 'pg';
import { afterAll, beforeAll, inject } from 'vitest';
import { createBackend } from '../../backend/app.ts';
import type { Backend } from '../../backend/app.ts';
import { readConfig } from '../../backend/platform/config.ts';
import type { BackendConfig } from '../../backend/platform/config.ts';
import { openDump, openPostgres } from '../../backend/platform/db/client.ts';
import type { OpenDatabase } from '../../backend/platform/db/client.ts';
import type { Log, LogFields } from '../../backend/platform/log.ts';
import { mainDependencies } from '../../backend/main-dependencies.ts';
import type { BackendDependencies } from '../../backend/main-dependencies.ts';
import { demoTenants } from './demo-tenants.ts';
import { ShopClient } from './shop-client.ts';
import { watchStatements } from './tenant-statements.ts';

/** A clock that stands still until it is moved. */
export class TestClock {
  private at = Date.now();

  readonly now = (): Date => new Date(this.at);

  /** Moves on by so many minutes. */
  pass(minutes: number): void {
    this.at += minutes * 60_000;
  }
}

/** Keeps what was logged. */
function recordingLog(): Log & { readonly lines: string[] } {
  const lines: string[] = [];
  const write = (event: string, fields?: LogFields) => lines.push(JSON.stringify({ event, ...fields }));
  return { lines, info: write, warn: write, error: write };
}

/** The demo shop of all brands on a database of its own. */
export interface TestShop {
  readonly backend: Backend;
  readonly database: OpenDatabase;
  readonly clock: TestClock;
  readonly log: ReturnType<typeof recordingLog>;
  /** A new visitor of a brand. */
  visitor(tenantId?: string): ShopClient;
}

async function copyOfTemplate(url: string): Promise<OpenDatabase> {
  const name = `shop_${randomBytes(6).toString('hex')}`;
  const copy = new URL(url);
  copy.pathname = `/${name}`;
  const admin = new URL(url);
  admin.pathname = '/postgres';
  const client = new Client({ connectionString: admin.href });
  await client.connect();
  // Copies are made one at a time: the template must have no other user meanwhile.
  await client.query('SELECT pg_advisory_lock(1)');
  await client.query(`CREATE DATABASE ${name} TEMPLATE shop`);
  await client.end();
  return openPostgres({ url: copy.href, preparedStatements: true, onLost: () => {} });
}

async function openCopy(): Promise<OpenDatabase> {
  const url = inject('shopDatabaseUrl');
  if (url !== '') return copyOfTemplate(url);
  return openDump(new Blob([await readFile(inject('shopTemplate'))]));
}

/** Opens the backend over its own copy of the seeded template. */
export async function openTestShop(
  config: Partial<BackendConfig> = {},
  overrides: Partial<Pick<BackendDependencies, 'mailer' | 'hasher' | 'tenants'>> = {},
): Promise<TestShop> {
  const database = await openCopy();
  const clock = new TestClock();
  const log = recordingLog();
  const backend = createBackend(
    mainDependencies({
      database: await watchStatements(database),
      log,
      tenants: demoTenants,
      config: { ...readConfig({}), ...config },
      clock: clock.now,
      ...overrides,
    }),
  );
  return {
    backend,
    database,
    clock,
    log,
    visitor: (tenantId = 'cestolieto') => new ShopClient(backend, tenantId),
  };
}

/** One shop for all tests of a file, opened before and closed after them. */
export function testShopOfFile(config: Partial<BackendConfig> = {}): () => TestShop {
  let shop: TestShop | null = null;
  beforeAll(async () => {
    shop = await openTestShop(config);
  });
  afterAll(async () => {
    await shop?.backend.close();
  });
  return () => {
    if (shop === null) throw new Error('the test shop is not open yet');
    return shop;
  };
}
