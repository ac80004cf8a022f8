import { getRequestListener, type Http2Bindings, type HttpBindings } from '@hono/node-server';
import type { RequestListener } from 'node:http';
import { createBackend, type Backend } from '../backend/app.ts';
import { describeError, type Log } from '../backend/platform/log.ts';
import { createRequestReader } from '../backend/http/request-info.ts';
import { trustedProxies } from '../backend/http/trusted-proxies.ts';
import type { BackendDependencies } from '../backend/main-dependencies.ts';
import type { Brand } from './brands.ts';
import type { ServerConfig } from './config.ts';
import { createEventCounters } from './operations/counted-log.ts';
import { createHealth, type Health } from './operations/health.ts';
import { createResponseCache } from './web/response-cache.ts';
import { root } from './root.ts';
import { createMedia } from './web/media.ts';
import { createContentPictures } from './web/content-pictures.ts';
import type { OpenPictures } from './web/picture-source.ts';
import { createMetrics } from './operations/metrics.ts';
import { operationsListener } from './operations/operations.ts';
import { createAppFiles } from './web/app-files.ts';
import { createCookieChoice } from './web/cookie-choice.ts';
import { createFormLogin } from './rendering/form-login.ts';
import { createIsGone } from './rendering/gone.ts';
import { createInnerCalls } from './rendering/inner-calls.ts';
import { createPages } from './rendering/pages.ts';
import type { Renderer } from './rendering/renderer.ts';
import type { StaticFiles } from './web/static-files.ts';
import { createSitemap } from './web/sitemap.ts';
import { sendKnown } from './send-known.ts';
import { createWeb } from './web/web.ts';

export interface ShopServer {
  listener: RequestListener;
  /** Answers operators, on a port of its own. */
  operations: RequestListener;
  health: Health;
  backend: Backend;
}

export interface ShopServerParts {
  config: ServerConfig;
  renderer: Renderer;
  files: StaticFiles;
  openPictures: OpenPictures;
  hasPolicy: boolean;
  /** How long a response that is the same for everybody may be sent again, in ms. */
  responseLifetime: number;
  log: Log;
}

/** Everything that answers for a shop whose database is open. Throws ConfigError. */
export function createShopServer(
  parts: ShopServerParts & { brands: readonly Brand[]; deps: BackendDependencies },
): ShopServer {
  const { config, renderer, brands, deps } = parts;
  const events = createEventCounters();
  const log = events.count(parts.log);
  const backend = createBackend({ ...deps, log: events.count(deps.log) });
  const health = createHealth({ isReady: () => backend.isReady() });
  const { publicOrigin, sessionCookie, accountCookie, headerPrefix } = config.backend;
  const originOf = ({ facts }: Brand) =>
    publicOrigin
      .replace('{tenant}', facts.tenantId)
      .replace('{domain}', facts.domains[0] ?? `${facts.tenantId}.localhost`);
  const readRequest = createRequestReader(
    brands.map(({ facts }) => facts),
    config.backend,
  );
  const shop = createInnerCalls(backend, readRequest);
  const now = () => deps.clock().getTime();
  const isGone = createIsGone(backend);
  const pages = createPages({ renderer, shop, originOf, isGone, sessionCookie, accountCookie, now });
  const web = createWeb({
    config: config.backend,
    brands,
    backend,
    renderer,
    files: parts.files,
    hasPolicy: parts.hasPolicy,
    log,
    health,
    media: createMedia(
      parts.openPictures({
        findPicture: (tenantId, key) => backend.findPicture(tenantId, key),
        onSaveFailed: (error) => log.warn('picture.saveFailed', { reason: describeError(error) }),
      }),
      createContentPictures({
        readUpload: (tenantId, upload) => backend.readUpload(tenantId, upload),
        onFailed: (error) => log.warn('picture.unavailable', { reason: describeError(error) }),
      }),
    ),
    pages,
    originOf,
    sitemap: createSitemap({
      listAddresses: (tenantId) => backend.listAddresses(tenantId),
      renderer,
      originOf,
    }),
    logIn: createFormLogin({ renderer, shop, pages, now }),
    cookieChoice: createCookieChoice({ renderer, now }),
    appFiles: createAppFiles({ renderer, root }),
  });
  const cache = createResponseCache({
    now: Date.now,
    lifetime: parts.responseLifetime,
    trusts: trustedProxies(config.backend.trustedProxies),
    versionOf: backend.changes.versionOf,
    sessionCookie,
    headerPrefix,
  });
  const make = getRequestListener(
    async (request, connection: HttpBindings | Http2Bindings) => {
      const info = readRequest(request, connection);
      const key = cache.keyOf(connection.incoming, info.tenant.tenantId);
      const response = await web(request, info);
      return sendKnown(key === null ? response : await cache.store(key, response), connection.outgoing);
    },
    { overrideGlobalObjects: false },
  );
  const metrics = createMetrics({
    calls: backend.calls,
    events: events.counters,
    jobs: backend.jobs.figures,
    load: backend.load,
    isHearing: () => brands.some(({ facts }) => backend.changes.versionOf(facts.tenantId) !== null),
  });
  const listener: RequestListener = (incoming, outgoing) => {
    let isCached = false;
    metrics.watch(incoming, outgoing, () => isCached);
    isCached = cache.serve(incoming, outgoing);
    if (!isCached) void make(incoming, outgoing);
  };
  return { listener, operations: operationsListener({ health, metrics }), health, backend };
}
