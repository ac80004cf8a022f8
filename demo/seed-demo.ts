import path from 'node:path';
import { ConfigError } from '../backend/platform/config.ts';
import { createDayClock } from '../backend/platform/day-clock.ts';
import type { BackendDependencies } from '../backend/main-dependencies.ts';
import { sharedServices } from '../backend/main-dependencies.ts';
import { users } from '../backend/modules/user/user.table.ts';
import { createTenantContext } from '../backend/tenant-context.ts';
import { createCacheInvalidation } from '../backend/cache-invalidation.ts';
import { createCatalogueCache } from '../backend/catalogue-cache.ts';
import { createKeptCarts } from '../backend/modules/cart/kept-carts.ts';
import type { Database } from '../backend/platform/db/database.ts';
import { clearShop } from './clear.ts';
import { keptVersion } from './kept-version.ts';
import { seedVersion } from './seed-version.ts';
import type { SeededTenant } from './seed-version.ts';
import { demoSeeds } from './seed.table.ts';

async function hasUsers(db: Database): Promise<boolean> {
  const [one] = await db.select({ userId: users.userId }).from(users).limit(1);
  return one !== undefined;
}

const here = import.meta.dirname;
const shopRoot = path.join(here, '..');

/** Names the data of the demo shop as the sources write them. */
function versionOf(tenants: readonly SeededTenant[]): Promise<string> {
  const source = {
    folders: [here, path.join(shopRoot, 'contract'), path.join(shopRoot, 'backend')],
    besides: JSON.stringify(tenants),
    file: path.join(shopRoot, 'node_modules/.cache/demo-version'),
  };
  return keptVersion(source, async () => {
    const { buildCatalogue } = await import('./catalogue/build-catalogue.ts');
    // Catalogues of a language differ in the name and the seat of the private label alone: one tells the version of all.
    const spoken = new Set(tenants.map(({ facts }) => facts.languages[0]));
    return seedVersion(
      tenants,
      Array.from(spoken, (language) =>
        buildCatalogue({ privateLabel: '', seat: '', language, currency: 'EUR' }),
      ),
    );
  });
}

/** Fills an empty database with the demo shop, and one whose demo data are of another version anew. Never touches a shop that is not the demo one. */
export async function seedDemo(input: {
  readonly deps: BackendDependencies;
  readonly tenants: readonly SeededTenant[];
  readonly onStep: (detail: string) => void;
}): Promise<void> {
  const { deps, tenants, onStep } = input;
  const { db } = deps.database;
  const version = await versionOf(tenants);
  const known = await db.select().from(demoSeeds);
  const isCurrent = known.length === tenants.length && known.every((row) => row.version === version);
  if (isCurrent) return;
  if (known.length === 0 && (await hasUsers(db))) {
    throw new ConfigError('DEMO_DATA must be off: the database holds a shop that is not the demo one.');
  }
  if (known.length > 0) {
    onStep('clearing an older demo shop');
    await clearShop(deps.database);
  }
  const [{ buildCatalogue, slugsByItalian }, { seedTenant }] = await Promise.all([
    import('./catalogue/build-catalogue.ts'),
    import('./shop/seed-shop.ts'),
  ]);
  const services = sharedServices(deps);
  const now = deps.clock();
  const dayOf = createDayClock();
  const changes = createCacheInvalidation(deps.database, deps.log);
  for (const tenant of tenants) {
    const { facts } = tenant;
    const catalogueCache = createCatalogueCache(facts);
    const keptCarts = createKeptCarts(() => changes.hearingSince());
    const shopkeeper = {
      privateLabel: facts.name,
      seat: tenant.seed.seat,
      language: facts.languages[0],
      currency: facts.currency,
    };
    const catalogue = buildCatalogue(shopkeeper);
    await seedTenant({
      db,
      tenant,
      catalogue,
      slugOf: slugsByItalian(catalogue, shopkeeper),
      version,
      now,
      hasher: deps.hasher,
      contextOver: (inside) =>
        createTenantContext({
          tenant,
          language: facts.languages[0],
          services,
          log: deps.log,
          catalogueCache,
          keptCarts,
          changes,
          now,
          dayOf,
          db: inside,
          begin: (work) => inside.transaction(work),
        }),
      onStep: (step) => onStep(`${facts.tenantId}: ${step}`),
    });
  }
}
