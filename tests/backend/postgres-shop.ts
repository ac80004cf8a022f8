import { createBackend } from '../../backend/app.ts';
import type { Backend } from '../../backend/app.ts';
import { readConfig } from '../../backend/platform/config.ts';
import { openPostgres } from '../../backend/platform/db/client.ts';
import type { OpenDatabase } from '../../backend/platform/db/client.ts';
import { silentLog } from '../../backend/platform/log.ts';
import type { BackendDependencies } from '../../backend/main-dependencies.ts';
import { openShop } from '../../backend/open-shop.ts';
import { demoSeed } from '../../demo/demo-seed.ts';
import { demoTenants } from './demo-tenants.ts';
import { openSeededPostgres } from './seeded-postgres.ts';
import { copyShop, isSpreadOver, shopAddress } from './shop-copy.ts';
import { TestClock } from './test-shop.ts';

/** The shop of one brand on a PostgreSQL database of its own, with as many processes as are asked for. */
export interface PostgresShop {
  /** Address of its database. */
  readonly url: string;
  readonly deps: BackendDependencies;
  /** For what a test looks at or changes by itself, at all brands at once if it likes. */
  readonly database: OpenDatabase;
  readonly backend: Backend;
  readonly clock: TestClock;
  /** Another process of the same shop: its own pool, its own memory. */
  another(): Backend;
  close(): Promise<void>;
}

export async function openPostgresShop(): Promise<PostgresShop> {
  const seeded = await openSeededPostgres();
  const copy = await copyShop(seeded.url);
  const { url } = copy;
  const clock = new TestClock();
  const tenants = demoTenants.slice(0, 1);
  const opened = await openShop({
    config: { ...readConfig({}), databaseUrl: url, databaseSpread: isSpreadOver() ? 'citus' : 'off' },
    tenants,
    seed: demoSeed(tenants),
    log: silentLog,
    overrides: { clock: clock.now },
  });
  const connect = () => openPostgres({ url: shopAddress(copy), preparedStatements: true, onLost: () => {} });
  // What opens a shop looks at all brands; what serves it may not.
  const deps = isSpreadOver() ? { ...opened, database: connect() } : opened;
  const backend = createBackend(deps);
  const all = [backend];
  return {
    url,
    deps,
    database: opened.database,
    backend,
    clock,
    another() {
      const one = createBackend({ ...deps, database: connect() });
      all.push(one);
      return one;
    },
    async close() {
      for (const one of all) await one.close();
      if (deps !== opened) await opened.database.close();
      await copy.drop();
      await seeded.stop();
    },
  };
}
