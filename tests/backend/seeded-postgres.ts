import { readConfig } from '../../backend/platform/config.ts';
import { silentLog } from '../../backend/platform/log.ts';
import { openShop } from '../../backend/open-shop.ts';
import { dayOfInstant } from '../../contract/rules/time/zone-time.ts';
import { demoSeed } from '../../demo/demo-seed.ts';
import { demoTenants } from './demo-tenants.ts';
import { startPostgres } from './postgres-server.ts';

/** A PostgreSQL database with the demo shop of every brand, to be copied: nobody is connected to it. */
export interface SeededPostgres {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

const today = (): string => dayOfInstant(Date.now());

async function seedPostgres(): Promise<SeededPostgres> {
  const server = await startPostgres(process.env['TEST_POSTGRES'] === 'installed' ? 'installed' : 'embedded');
  try {
    const deps = await openShop({
      tenants: demoTenants,
      seed: demoSeed(demoTenants),
      log: silentLog,
      config: { ...readConfig({}), databaseUrl: server.url },
    });
    await deps.database.close();
  } catch (error) {
    await server.stop();
    throw error;
  }
  return server;
}

/** Address of the one that all suites of a run copy; null where there is none, or it is of yesterday. */
export function sharedPostgres(): string | null {
  const { TEST_SHOP_URL: url = '', TEST_SHOP_DAY: day } = process.env;
  return url === '' || day !== today() ? null : url;
}

/** The one that all suites of a run copy, else one that is seeded now. */
export async function openSeededPostgres(): Promise<SeededPostgres> {
  const url = sharedPostgres();
  return url === null ? seedPostgres() : { url, stop: () => Promise.resolve() };
}

/** Seeds one for everything this process starts from now on; returns what ends it. */
export async function shareSeededPostgres(): Promise<() => Promise<void>> {
  const day = today();
  const { url, stop } = await seedPostgres();
  Object.assign(process.env, { TEST_SHOP_URL: url, TEST_SHOP_DAY: day });
  return stop;
}
