import { checkConfig } from './platform/config.ts';
import type { BackendConfig } from './platform/config.ts';
import { openFolder, openPostgres } from './platform/db/client.ts';
import type { OpenDatabase } from './platform/db/client.ts';
import { migrate } from './platform/db/migrate.ts';
import { describeError } from './platform/log.ts';
import type { Log } from './platform/log.ts';
import { mainDependencies } from './main-dependencies.ts';
import type { BackendDependencies } from './main-dependencies.ts';
import { createPushSenders } from './modules/push/push-senders.ts';

/** A long step of opening the shop, for a progress line. */
export interface OpeningStep {
  readonly step: 'open' | 'migrate' | 'seed' | 'ready';
  readonly detail: string;
}

/** Fills an empty database with demo data; called where demo data are on, by one process at a time. */
export type Seed = (input: {
  readonly deps: BackendDependencies;
  readonly onStep: (detail: string) => void;
}) => Promise<void>;

/** What a shop is opened with; `overrides` replaces single dependencies, e.g. the clock. */
export interface OpenShopInput {
  readonly config: BackendConfig;
  readonly tenants: BackendDependencies['tenants'];
  readonly seed: Seed;
  readonly log: Log;
  readonly onStep?: (step: OpeningStep) => void;
  readonly overrides?: Partial<
    Pick<
      BackendDependencies,
      'clock' | 'geocoder' | 'hasher' | 'paymentProvider' | 'mailer' | 'pushSenders' | 'database'
    >
  >;
}

/** Connects to PostgreSQL where DATABASE_URL names one, else opens the embedded database in DATA_DIR. */
export function openDatabase(config: BackendConfig, log: Log): Promise<OpenDatabase> {
  if (config.databaseUrl === null) return openFolder(config.dataDir);
  const database = openPostgres({
    url: config.databaseUrl,
    preparedStatements: config.preparedStatements,
    ...(config.listenUrl === null ? {} : { listenUrl: config.listenUrl }),
    onLost: (error) => log.warn('database.lost', { reason: describeError(error) }),
  });
  return Promise.resolve(database);
}

async function prepare(deps: BackendDependencies, input: OpenShopInput): Promise<void> {
  const { seed, onStep = () => {} } = input;
  const { applied, spread } = await migrate(deps.database, {
    isSpread: deps.config.databaseSpread === 'citus',
  });
  for (const version of applied) onStep({ step: 'migrate', detail: version });
  for (const table of spread) onStep({ step: 'migrate', detail: `${table} spread by brand` });
  if (!deps.config.demoData) return;
  await seed({ deps, onStep: (detail) => onStep({ step: 'seed', detail }) });
}

/**
 * Opens the shop: the database, its migrations and, where demo data are on, the demo shop of every brand when the
 * database is empty or its seed is another version. One process does so at a time. Throws ConfigError.
 */
export async function openShop(input: OpenShopInput): Promise<BackendDependencies> {
  const { config, tenants, log, onStep = () => {}, overrides = {} } = input;
  checkConfig(config);
  const { clock = () => new Date() } = overrides;
  // Accounts that cannot be used end the start before anything is opened.
  const pushSenders = overrides.pushSenders ?? createPushSenders({ config, tenants, clock });
  onStep({ step: 'open', detail: config.databaseUrl === null ? config.dataDir : 'PostgreSQL' });
  const database = overrides.database ?? (await openDatabase(config, log));
  const deps = mainDependencies({ ...overrides, clock, pushSenders, config, log, database, tenants });
  try {
    await database.alone(() => prepare(deps, input));
  } catch (error) {
    await database.close();
    throw error;
  }
  onStep({ step: 'ready', detail: database.kind });
  return deps;
}
