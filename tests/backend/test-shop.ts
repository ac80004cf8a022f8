import { readFile } from 'node:fs/promises';
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
import { noteNameless } from './nameless-rows.ts';
import { copiesOf, isSpreadOver, shopAddress } from './shop-copy.ts';
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

/** One for all files of a worker: a copy is made while the file before is tested. */
let takeCopy: ReturnType<typeof copiesOf> | null = null;

/** A copy as the shop is connected to it, and as the test looks into it. */
interface OpenCopy {
  readonly ofShop: OpenDatabase;
  readonly ofTest: OpenDatabase;
}

const connect = (url: string) => openPostgres({ url, preparedStatements: true, onLost: () => {} });

async function openCopy(): Promise<OpenCopy> {
  const url = inject('shopDatabaseUrl');
  if (url === '') {
    const database = await openDump(new Blob([await readFile(inject('shopTemplate'))]));
    return { ofShop: database, ofTest: database };
  }
  takeCopy ??= copiesOf(url);
  const copy = await takeCopy();
  const ofTest = connect(copy.url);
  if (!isSpreadOver()) return { ofShop: ofTest, ofTest };
  const ofShop = connect(shopAddress(copy));
  const close = async () => {
    await ofShop.close();
    await ofTest.close();
    await copy.drop();
  };
  return { ofTest: { ...ofTest, close }, ofShop: { ...ofShop, close } };
}

/** Opens the backend over its own copy of the seeded template. */
export async function openTestShop(
  config: Partial<BackendConfig> = {},
  overrides: Partial<
    Pick<BackendDependencies, 'geocoder' | 'mailer' | 'pushSenders' | 'hasher' | 'stopwatch' | 'tenants'>
  > = {},
): Promise<TestShop> {
  const { ofShop, ofTest } = await openCopy();
  const clock = new TestClock();
  const log = recordingLog();
  const backend = createBackend(
    mainDependencies({
      database: await watchStatements({
        ...ofShop,
        close: async () => {
          await noteNameless(ofTest.db);
          await ofShop.close();
        },
      }),
      log,
      tenants: demoTenants,
      config: { ...readConfig({}), databaseSpread: isSpreadOver() ? 'citus' : 'off', ...config },
      clock: clock.now,
      ...overrides,
    }),
  );
  return {
    backend,
    database: ofTest,
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
