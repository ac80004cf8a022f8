import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Order } from '../contract/api/order.ts';
import type { TenantFacts } from '../contract/tenant.ts';
import { checkConfig } from './config.ts';
import type { OpenDatabase } from './db/client.ts';
import { createDayClock } from './day-clock.ts';
import { allowAppOrigin, preflightResponse } from './http/cors.ts';
import { envelopeBody, envelopeResponse } from './http/envelope.ts';
import { errorAnswer } from './http/error-answer.ts';
import { plainPath } from './http/plain-path.ts';
import { answerPlainCall } from './http/plain-pipeline.ts';
import { findPlainRoute } from './http/plain-route.ts';
import { requestFacts } from './http/request-facts.ts';
import type { ConnectionBindings } from './http/request-facts.ts';
import { answerShopCall } from './http/shop-pipeline.ts';
import { tenantsByHost } from './http/tenant-of-host.ts';
import { trustedProxies } from './http/trusted-proxies.ts';
import { createJobs } from './jobs.ts';
import type { Jobs } from './jobs.ts';
import type { PictureSpec } from './media/picture-spec.ts';
import { sharedServices } from './main-dependencies.ts';
import type { BackendDependencies } from './main-dependencies.ts';
import type { DeliveryReport } from './modules/order/delivery-report.ts';
import { reportDelivery } from './modules/order/report-delivery.usecases.ts';
import { exportPerson } from './modules/privacy/export-person.usecases.ts';
import type { PersonExport } from './modules/privacy/export-person.usecases.ts';
import { plainRoutes, redirectRoutes, shopRoutes } from './routes.ts';
import { createTenantScope } from './scope.ts';
import type { TenantScope } from './scope.ts';
import { createShopChanges } from './shop-changes.ts';
import type { ShopChanges } from './shop-changes.ts';
import { createSnapshotHolder } from './shop-snapshot.ts';

const readyWithinMs = 2_000;
const shopCall = /^\/(?:ebsn\/api|api\/social-redir\/)/;
const ownPath =
  /^\/(?:ebsn\/api|api\/social-redir|p\/wp-(?:json|admin)|__psp|__dev|__idp)(?:\/|$)|^\/version\.json$/;

/** The shop: `app` answers every path `serves` says yes to. */
export interface Backend {
  readonly app: Hono<{ Bindings: ConnectionBindings }>;
  /** True for the paths of the backend, however they are written. */
  serves(pathname: string): boolean;
  readonly jobs: Jobs;
  /** The paths of the shop API, for figures about them. */
  readonly calls: ReadonlySet<string>;
  /** True where the database answers within two seconds. */
  isReady(): Promise<boolean>;
  load: OpenDatabase['load'];
  /** What a picture of a brand is drawn from; null for an unknown key. */
  findPicture(tenantId: string, pictureKey: string): Promise<PictureSpec | null>;
  /** Everything a brand knows of the owner of an e-mail; null when it has no account. */
  exportPerson(tenantId: string, email: string): Promise<PersonExport | null>;
  /** A store's word for what it delivered; null for an unknown order. Throws DeliveryReportError. */
  reportDelivery(tenantId: string, report: DeliveryReport): Promise<Order | null>;
  /** Tells kept answers from old ones; heard from the moment the backend is warm. */
  readonly changes: Pick<ShopChanges, 'versionOf'>;
  /** Hears of changes other processes make, and loads every brand's catalogue and search: the first would wait for it. */
  warm(): Promise<void>;
  close(): Promise<void>;
}

function scopesByTenant(
  deps: BackendDependencies,
  changes: ShopChanges,
): (facts: TenantFacts) => TenantScope {
  const services = sharedServices(deps);
  const dayOf = createDayClock();
  const holders = new Map(
    deps.tenants.map(({ facts }) => [facts.tenantId, createSnapshotHolder(facts)] as const),
  );
  return (facts) => {
    const snapshots = holders.get(facts.tenantId);
    if (snapshots === undefined) throw new RangeError(`unknown tenant ${facts.tenantId}`);
    const { db, begin } = deps.database;
    const now = deps.clock();
    return createTenantScope({ facts, services, log: deps.log, snapshots, changes, now, dayOf, db, begin });
  };
}

/**
 * The backend of the shop over its dependencies: the shop API under /ebsn/api, the content API under /p/wp-json, the
 * version file, the payment provider's pages and, embedded, the calls of development. Throws ConfigError.
 */
export function createBackend(deps: BackendDependencies): Backend {
  checkConfig(deps.config);
  const all = deps.tenants.map(({ facts }) => facts);
  const tenantOf = tenantsByHost(all, deps.config.defaultTenant);
  const trusts = trustedProxies(deps.config.trustedProxies);
  const changes = createShopChanges(deps.database, deps.log);
  const scopeOf = scopesByTenant(deps, changes);
  const scopeNamed = (tenantId: string): TenantScope | null => {
    const facts = all.find((one) => one.tenantId === tenantId);
    return facts === undefined ? null : scopeOf(facts);
  };
  const table = shopRoutes();
  const plain = plainRoutes(deps.config);
  const redirects = redirectRoutes();

  const app = new Hono<{ Bindings: ConnectionBindings }>();
  app.all('*', async (context) => {
    const request = context.req.raw;
    // Called in process there are no bindings at all.
    const connection: ConnectionBindings = context.env ?? {};
    const facts = requestFacts({ request, connection, tenantOf, trusts });
    const path = plainPath(facts.url.pathname);
    const isShopCall = shopCall.test(path ?? facts.url.pathname.toLowerCase());
    if (request.method === 'OPTIONS' && facts.appOrigin !== null) {
      return allowAppOrigin(preflightResponse(), facts.appOrigin);
    }
    const scope = scopeOf(facts.tenant);
    const response = isShopCall
      ? await answerShopCall({
          request,
          facts,
          scope,
          routes: path === null ? null : table.at(path),
          redirect: path === null ? null : findPlainRoute(redirects, { path, method: request.method }),
          log: deps.log,
        })
      : await answerPlainCall({ request, facts, scope, path, routes: plain, log: deps.log });
    return allowAppOrigin(response, facts.appOrigin);
  });

  app.onError((error) => {
    const failed = errorAnswer(error, deps.log, randomUUID());
    return envelopeResponse(envelopeBody({ status: failed.status, errors: failed.errors }), failed.http);
  });

  const jobs = createJobs({ scopes: () => all.map(scopeOf), mailer: deps.mailer, log: deps.log });
  return {
    app,
    serves: (pathname) => ownPath.test(plainPath(pathname) ?? pathname.toLowerCase()),
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
    findPicture: async (tenantId, pictureKey) => scopeNamed(tenantId)?.pictures.find(pictureKey) ?? null,
    exportPerson: async (tenantId, email) => {
      const scope = scopeNamed(tenantId);
      return scope === null ? null : exportPerson(scope, email);
    },
    reportDelivery: async (tenantId, report) => {
      const scope = scopeNamed(tenantId);
      return scope === null ? null : reportDelivery(scope, report);
    },
    changes,
    warm: async () => {
      await changes.start();
      for (const facts of all) {
        const { catalogue } = await scopeOf(facts).shop();
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
