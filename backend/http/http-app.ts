import { Hono } from 'hono';
import { requestId } from 'hono/request-id';
import { randomUUID } from 'node:crypto';
import type { Language } from '../../contract/languages.ts';
import type { ShopFeature, TenantFacts } from '../../contract/tenant.ts';
import { UnknownResourceError } from '../platform/domain-errors.ts';
import { currentRequest } from '../platform/request-context.ts';
import { failure } from './failure.ts';
import type { HandlerContext, SessionLookup } from './handler-context.ts';
import type { Route } from './handler.ts';
import type { HttpEnv } from './http-env.ts';
import { cors } from './middleware/cors.ts';
import { onlyWith } from './middleware/feature.ts';
import { readablePath } from './middleware/readable-path.ts';
import { session } from './middleware/session.ts';
import { tenant } from './middleware/tenant.ts';
import { version } from './middleware/version.ts';
import { normalisedPath } from './normalised-path.ts';
import { registerAllowedMethods, registerRawRoutes } from './raw-endpoints.ts';
import type { RawRoute } from './raw-route.ts';
import type { ConnectionBindings, RequestReader } from './request-info.ts';
import { methodsOf, registerShopRoutes } from './shop-endpoints.ts';

/**
 * The path routes are matched with: every spelling of a path is one (`normalisedPath`). A percent sign that is left is
 * encoded, as Hono decodes the parts of a path once more.
 */
function routedPath(request: Request, env: Partial<ConnectionBindings> | undefined): string {
  const info = env?.info;
  const { pathname } = info === undefined ? new URL(request.url) : info.url;
  const path = info === undefined ? normalisedPath(pathname) : info.path;
  return path?.replaceAll('%', '%25') ?? pathname.toLowerCase();
}

/** The HTTP side of the backend: middleware, the routes of both APIs, and how each of them fails. */
export function createHttpApp<Context extends HandlerContext<Context>>(given: {
  readonly readRequest: RequestReader;
  /** What the names of the session's headers begin with (SES-02). */
  readonly headerPrefix: string;
  readonly contextOf: (facts: TenantFacts, language: Language) => Context;
  readonly sessions: SessionLookup<Context>;
  readonly shopRoutes: readonly Route<Context>[];
  /** Calls whose answers are no envelopes. */
  readonly rawRoutes: readonly RawRoute<Context>[];
  /** The patterns of the calls a brand without the feature knows nothing of. */
  readonly featureCalls: Readonly<Record<ShopFeature, readonly string[]>>;
}): Hono<HttpEnv<Context>> {
  const app = new Hono<HttpEnv<Context>>({
    getPath: (request, options) => routedPath(request, options?.env),
  });
  app.use(
    requestId({ headerName: '', generator: () => currentRequest()?.requestId ?? randomUUID() }),
    version(given.headerPrefix),
    tenant(given),
    cors(given.headerPrefix),
    session(given.sessions),
    readablePath,
  );
  for (const [feature, patterns] of Object.entries(given.featureCalls)) {
    for (const pattern of patterns) app.use(pattern.toLowerCase(), onlyWith(feature as ShopFeature)); // the record's keys
  }
  registerShopRoutes(app, given.shopRoutes);
  registerRawRoutes(app, given.rawRoutes);
  registerAllowedMethods(app, [
    ...given.shopRoutes.map((route) => [route.endpoint.path.toLowerCase(), methodsOf(route)] as const),
    ...given.rawRoutes.map(({ pattern, method }) => [pattern, [method]] as const),
  ]);
  app.notFound(() => {
    throw new UnknownResourceError('path');
  });
  app.onError(failure(given.sessions));
  return app;
}
