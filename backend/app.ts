import { sql } from 'drizzle-orm';
import { setTimeout as pause } from 'node:timers/promises';
import type { PersonExport } from '../contract/api/account/person-export.ts';
import type { Order } from '../contract/api/ordering/order.ts';
import type { Language } from '../contract/languages.ts';
import type { TenantFacts } from '../contract/tenant.ts';
import { takeWideIds } from '../contract/api/params.ts';
import { checkConfig } from './platform/config.ts';
import type { OpenDatabase } from './platform/db/client.ts';
import { createDayClock } from './platform/day-clock.ts';
import type { Hono } from 'hono';
import { createHttpApp } from './http/http-app.ts';
import type { HttpEnv } from './http/http-env.ts';
import { normalisedPath } from './http/normalised-path.ts';
import { createRequestReader } from './http/request-info.ts';
import { callsOfFeatures } from './feature-calls.ts';
import { createJobs } from './jobs.ts';
import type { Jobs } from './jobs.ts';
import { createKeptCarts } from './modules/cart/kept-carts.ts';
import type { StoredPicture } from './modules/catalogue/catalogue.table.ts';
import { sharedServices } from './main-dependencies.ts';
import type { BackendDependencies } from './main-dependencies.ts';
import type { Upload } from './modules/content/wordpress/uploads.ts';
import { endSession, resolveSession } from './modules/auth/session.usecases.ts';
import type { DeliveryReport } from './modules/order/delivery-report.ts';
import { decideClaim } from './modules/order/claim/decide-claim.usecases.ts';
import type { ClaimDecision } from './modules/order/claim/decide-claim.usecases.ts';
import { reportDelivery } from './modules/order/report-delivery.usecases.ts';
import { exportPerson } from './modules/privacy/export-person.usecases.ts';
import { isNoLongerSold, listAddresses } from './modules/sitemap/list-addresses.usecases.ts';
import type { ShopAddresses } from './modules/sitemap/list-addresses.usecases.ts';
import { rawRoutes, redirectRoutes, shopRoutes } from './routes.ts';
import { createTenantContext } from './tenant-context.ts';
import type { TenantContext } from './tenant-context.ts';
import { createCacheInvalidation } from './cache-invalidation.ts';
import type { CacheInvalidation } from './cache-invalidation.ts';
import { createCatalogueCache } from './catalogue-cache.ts';

const readyWithinMs = 2_000;
const ownPath =
  /^\/(?:ebsn\/api|api\/social-redir|p\/wp-(?:json|admin)|__psp|__dev|__idp|analytics\/events)(?:\/|$)|^\/version\.json$/;

/** The shop: `app` answers every path `serves` says yes to. */
export interface Backend {
  readonly app: Hono<HttpEnv<TenantContext>>;
  /** True for the paths of the backend, however they are written. */
  serves(pathname: string): boolean;
  readonly jobs: Jobs;
  /** The paths of the shop API, for figures about them. */
  readonly calls: ReadonlySet<string>;
  /** True where the database answers within two seconds. */
  isReady(): Promise<boolean>;
  load: OpenDatabase['load'];
  /** What a picture of a brand is drawn from; null for an unknown key. */
  findPicture(tenantId: string, pictureKey: string): Promise<StoredPicture | null>;
  /** A picture of a text of the brand's WordPress; null where it stands in none. Throws ContentBackendError. */
  readUpload(tenantId: string, upload: Upload): Promise<Uint8Array | null>;
  /** Everything of a brand that somebody may come to from outside; null for an unknown brand. */
  listAddresses(tenantId: string): Promise<ShopAddresses | null>;
  /** True for the slug of a product that the brand knows and no longer sells. */
  isNoLongerSold(tenantId: string, slug: string): Promise<boolean>;
  /** Everything a brand knows of the owner of an e-mail; null when it has no account. */
  exportPerson(tenantId: string, email: string): Promise<PersonExport | null>;
  /** A store's word for what it delivered; null for an unknown order. Throws DeliveryReportError. */
  reportDelivery(tenantId: string, report: DeliveryReport): Promise<Order | null>;
  /** A shop's decision on a claim; null for an unknown order. Throws ClaimDecisionError. */
  decideClaim(tenantId: string, decision: ClaimDecision): Promise<Order | null>;
  /** Tells kept answers from old ones; heard from the moment the backend is warm. */
  readonly changes: Pick<CacheInvalidation, 'versionOf'>;
  /** Hears of changes other processes make, and loads catalogue and search of the brands, else of all: the first would wait for it. */
  warm(brands?: readonly TenantFacts[]): Promise<void>;
  close(): Promise<void>;
}

function contextsByTenant(
  deps: BackendDependencies,
  changes: CacheInvalidation,
): (facts: TenantFacts, language?: Language) => TenantContext {
  const services = sharedServices(deps);
  const dayOf = createDayClock();
  const byId = new Map(
    deps.tenants.map((tenant) => {
      const catalogueCache = createCatalogueCache(tenant.facts);
      const keptCarts = createKeptCarts(() => changes.hearingSince());
      return [tenant.facts.tenantId, { tenant, catalogueCache, keptCarts }] as const;
    }),
  );
  return ({ tenantId, languages }, language = languages[0]) => {
    const known = byId.get(tenantId);
    if (known === undefined) throw new RangeError(`unknown tenant ${tenantId}`);
    const { db, begin } = deps.database;
    const now = deps.clock();
    return createTenantContext({
      ...known,
      language,
      services,
      log: deps.log,
      changes,
      now,
      dayOf,
      db,
      begin,
    });
  };
}

/**
 * The backend of the shop over its dependencies: the shop API under /ebsn/api, the content API under /p/wp-json, the
 * version file, the payment provider's pages and, embedded, the calls of development. Throws ConfigError.
 */
export function createBackend(deps: BackendDependencies): Backend {
  checkConfig(deps.config);
  if (deps.config.databaseSpread === 'citus') takeWideIds();
  const all = deps.tenants.map(({ facts }) => facts);
  const changes = createCacheInvalidation(deps.database, deps.log);
  const contextOf = contextsByTenant(deps, changes);
  const contextNamed = (tenantId: string): TenantContext | null => {
    const facts = all.find((one) => one.tenantId === tenantId);
    return facts === undefined ? null : contextOf(facts);
  };
  const table = shopRoutes();
  const app = createHttpApp({
    readRequest: createRequestReader(all, deps.config),
    headerPrefix: deps.config.headerPrefix,
    contextOf,
    sessions: { resolve: resolveSession, end: endSession },
    shopRoutes: table.all,
    featureCalls: callsOfFeatures,
    rawRoutes: [...redirectRoutes(), ...rawRoutes(deps.config)],
  });

  const jobs = createJobs({
    contexts: () => all.map((facts) => contextOf(facts)),
    mailer: deps.mailer,
    log: deps.log,
    clock: deps.clock,
  });
  return {
    app,
    serves: (pathname) => ownPath.test(normalisedPath(pathname) ?? pathname.toLowerCase()),
    jobs,
    calls: new Set(table.all.map(({ endpoint }) => endpoint.path)),
    isReady: () =>
      Promise.race([
        deps.database.db.execute(sql`SELECT 1`).then(
          () => true,
          () => false,
        ),
        pause(readyWithinMs, false, { ref: false }),
      ]),
    load: () => deps.database.load(),
    findPicture: async (tenantId, pictureKey) => contextNamed(tenantId)?.pictures.find(pictureKey) ?? null,
    readUpload: async (tenantId, upload) => contextNamed(tenantId)?.content.upload(upload) ?? null,
    listAddresses: async (tenantId) => {
      const context = contextNamed(tenantId);
      return context === null ? null : listAddresses(context);
    },
    isNoLongerSold: async (tenantId, slug) => {
      const context = contextNamed(tenantId);
      return context !== null && isNoLongerSold(context, slug);
    },
    exportPerson: async (tenantId, email) => {
      const context = contextNamed(tenantId);
      return context === null ? null : exportPerson(context, email);
    },
    reportDelivery: async (tenantId, report) => {
      const context = contextNamed(tenantId);
      return context === null ? null : reportDelivery(context, report);
    },
    decideClaim: async (tenantId, decision) => {
      const context = contextNamed(tenantId);
      return context === null ? null : decideClaim(context, decision);
    },
    changes,
    warm: async (brands = all) => {
      await changes.start();
      for (const facts of brands) {
        const { catalogue } = await contextOf(facts).shop();
        catalogue.search();
      }
    },
    close: async () => {
      await jobs.stop();
      await changes.stop();
      await deps.database.close();
    },
  };
}
