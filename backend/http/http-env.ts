import type { Context, MiddlewareHandler } from 'hono';
import type { RequestIdVariables } from 'hono/request-id';
import type { SessionUser } from '../modules/auth/session.usecases.ts';
import type { TenantContext } from '../tenant-context.ts';
import type { Route } from './handler.ts';
import type { RawParams } from './raw-params.ts';
import type { ConnectionBindings, RequestInfo } from './request-info.ts';

/** What a request is known by, each resolved once: `c.get(name)` reads it. */
interface RequestVariables extends RequestIdVariables {
  info: RequestInfo;
  context: TenantContext;
  /** The session credential the request came with, good or not. */
  credential: string | null;
  /** The user of the session; looked up at the first call. */
  findUser: () => Promise<SessionUser | null>;
  /** Query and body of a call of the shop API. */
  rawParams: RawParams;
  /** The endpoint that answers, where several share a path. */
  route: Route;
}

/** Bindings and variables of the backend's Hono app. */
export interface HttpEnv {
  Bindings: ConnectionBindings;
  Variables: RequestVariables;
}

export type HttpContext = Context<HttpEnv>;
export type HttpMiddleware = MiddlewareHandler<HttpEnv>;
