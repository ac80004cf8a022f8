import type { TenantFacts } from '../contract/tenant.ts';
import type { Database } from './platform/db/database.ts';
import { createCatalogue } from './modules/catalogue/catalogue.ts';
import {
  readCatalogue,
  readCatalogueVersion,
  renewPromotions,
} from './modules/catalogue/catalogue.reader.ts';
import type { CatalogueSnapshot } from './modules/catalogue/catalogue-snapshot.ts';
import { createStoreDirectory } from './modules/store/store-directory.ts';
import { readStores } from './modules/store/store.repository.ts';
import { readTemplates } from './modules/timeslot/timeslot-template.repository.ts';

/** What a snapshot is asked for with. */
interface SnapshotRequest {
  /** The caller's own connection: inside a transaction no other may be asked. */
  readonly db: Database;
  readonly isInTransaction: boolean;
  /** `YYYY-MM-DD` in Europe/Rome. */
  readonly today: string;
  /** The state of the brand's data this process knows of, null when it cannot know. */
  readonly version: number | null;
  /** Asks the database whether the snapshot still holds. */
  readonly exact: boolean;
}

/** Hands out a tenant's snapshot, loaded once per catalogue version and day. */
export interface CatalogueCache {
  current(request: SnapshotRequest): Promise<CatalogueSnapshot>;
}

// The catalogue may be changed by hand, which announces nothing: lists may be this late, checkout never is.
const recheckMs = 5_000;

async function load(db: Database, facts: TenantFacts, today: string): Promise<CatalogueSnapshot> {
  await renewPromotions(db, facts.tenantId, today);
  const rows = await readCatalogue(db, facts.tenantId, today);
  const stores = await readStores(db, facts.tenantId);
  return {
    catalogue: createCatalogue(rows, today),
    stores: createStoreDirectory(stores, facts.defaultStoreName),
    templates: await readTemplates(db, facts.tenantId),
  };
}

interface CachedSnapshot {
  readonly catalogueVersion: number;
  readonly today: string;
  readonly snapshot: CatalogueSnapshot;
  version: number | null;
  checkedAt: number;
}

/** A cache of one tenant's snapshot. Requests that need the same load wait for one. */
export function createCatalogueCache(facts: TenantFacts): CatalogueCache {
  let cached: CachedSnapshot | null = null;
  const loading = new Map<string, Promise<CatalogueSnapshot>>();

  async function refresh({ db, today, version }: SnapshotRequest): Promise<CatalogueSnapshot> {
    const checkedAt = performance.now();
    const catalogueVersion = await readCatalogueVersion(db, facts.tenantId);
    if (cached !== null && cached.today === today && cached.catalogueVersion === catalogueVersion) {
      cached.checkedAt = checkedAt;
      cached.version = version;
      return cached.snapshot;
    }
    const snapshot = await load(db, facts, today);
    cached = { catalogueVersion, today, version, checkedAt, snapshot };
    return snapshot;
  }

  function isFresh(entry: CachedSnapshot, { today, version }: SnapshotRequest): boolean {
    return (
      entry.today === today && entry.version === version && performance.now() - entry.checkedAt < recheckMs
    );
  }

  return {
    async current(request) {
      if (request.exact) return refresh(request);
      if (cached !== null && isFresh(cached, request)) return cached.snapshot;
      // Whoever waits for it may need the connection, or the rows, that a transaction holds: those load for themselves.
      if (request.isInTransaction) return refresh(request);
      const key = `${request.today} ${request.version}`;
      const running = loading.get(key) ?? refresh(request).finally(() => loading.delete(key));
      loading.set(key, running);
      return running;
    },
  };
}
