import type { TenantFacts } from '../contract/tenant.ts';
import type { Database } from './platform/db/database.ts';
import { createCatalogue } from './modules/catalogue/catalogue.ts';
import {
  readCatalogue,
  readCatalogueVersion,
  renewPromotions,
} from './modules/catalogue/catalogue.reader.ts';
import type { ShopSnapshot } from './modules/catalogue/shop-snapshot.ts';
import { createStoreDirectory } from './modules/store/store-directory.ts';
import { readStores } from './modules/store/store.repository.ts';
import { readTemplates } from './modules/timeslot/timeslot-template.repository.ts';

/** Hands out a tenant's snapshot, loaded once per catalogue version and day. */
export interface CatalogueCache {
  /**
   * `db` is the caller's own connection: inside a transaction no other may be asked. `version` is the state of the
   * brand's data this process knows of, null when it cannot know.
   */
  current(input: {
    db: Database;
    today: string;
    version: number | null;
    exact: boolean;
  }): Promise<ShopSnapshot>;
}

// The catalogue may be changed by hand, which announces nothing: lists may be this late, checkout never is.
const recheckMs = 5_000;

async function load(db: Database, facts: TenantFacts, today: string): Promise<ShopSnapshot> {
  await renewPromotions(db, facts.tenantId, today);
  const rows = await readCatalogue(db, facts.tenantId, today);
  const stores = await readStores(db, facts.tenantId);
  return {
    catalogue: createCatalogue(rows, today),
    stores: createStoreDirectory(stores, facts.defaultStoreName),
    templates: await readTemplates(db, facts.tenantId),
  };
}

export function createCatalogueCache(facts: TenantFacts): CatalogueCache {
  let held: {
    readonly catalogueVersion: number;
    readonly today: string;
    readonly snapshot: ShopSnapshot;
    version: number | null;
    checkedAt: number;
  } | null = null;
  return {
    async current({ db, today, version, exact }) {
      const checkedAt = performance.now();
      const isFresh = held !== null && held.version === version && checkedAt - held.checkedAt < recheckMs;
      if (held !== null && held.today === today && !exact && isFresh) return held.snapshot;
      const catalogueVersion = await readCatalogueVersion(db, facts.tenantId);
      if (held !== null && held.today === today && held.catalogueVersion === catalogueVersion) {
        held.checkedAt = checkedAt;
        held.version = version;
        return held.snapshot;
      }
      const snapshot = await load(db, facts, today);
      held = { catalogueVersion, today, version, checkedAt, snapshot };
      return snapshot;
    },
  };
}
