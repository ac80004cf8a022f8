import type { TenantFacts } from '../contract/tenant.ts';
import type { Database } from './db/client.ts';
import { createCatalogue } from './modules/catalogue/catalogue.ts';
import type { Catalogue } from './modules/catalogue/catalogue.ts';
import {
  readCatalogue,
  readCatalogueVersion,
  renewPromotions,
} from './modules/catalogue/catalogue.reader.ts';
import { createStoreDirectory } from './modules/store/store-directory.ts';
import type { StoreDirectory } from './modules/store/store-directory.ts';
import { readStores } from './modules/store/store.repository.ts';
import type { TimeslotTemplate } from './modules/timeslot/timeslot-calendar.ts';
import { readTemplates } from './modules/timeslot/timeslot-template.repository.ts';

/** What a tenant sells and where, on one day, in memory. Stock and places are always read from the database. */
export interface ShopSnapshot {
  readonly catalogue: Catalogue;
  readonly stores: StoreDirectory;
  readonly templates: readonly TimeslotTemplate[];
}

/** Hands out a tenant's snapshot, loaded once per catalogue version and day. */
export interface SnapshotHolder {
  /** `db` is the caller's own connection: inside a transaction no other may be asked. */
  current(input: { db: Database; today: string; exact: boolean }): Promise<ShopSnapshot>;
}

// Another process may change the catalogue: lists may be this late, checkout never is.
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

export function createSnapshotHolder(facts: TenantFacts): SnapshotHolder {
  let held: { version: number; today: string; checkedAt: number; snapshot: ShopSnapshot } | null = null;
  return {
    async current({ db, today, exact }) {
      const at = performance.now();
      if (held !== null && held.today === today && !exact && at - held.checkedAt < recheckMs) {
        return held.snapshot;
      }
      const version = await readCatalogueVersion(db, facts.tenantId);
      if (held !== null && held.today === today && held.version === version) {
        held.checkedAt = at;
        return held.snapshot;
      }
      const snapshot = await load(db, facts, today);
      held = { version, today, checkedAt: at, snapshot };
      return snapshot;
    },
  };
}
