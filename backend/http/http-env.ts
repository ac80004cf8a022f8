import type { Context as HonoContext, MiddlewareHandler } from 'hono';
import type { RequestIdVariables } from 'hono/request-id';
import type { CurrentUser } from '../platform/session-user.ts';
import type { Route } from './handler.ts';
import type { RawParams } from './raw-params.ts';
import type { ConnectionBindings, RequestInfo } from './request-info.ts';

/** What a request is known by, each resolved once: `c.get(name)` reads it. */
interface RequestVariables<Context> extends RequestIdVariables {
  info: RequestInfo;
  /** What the handlers are given of the tenant. */
  context: Context;
  /** The session credential the request came with, good or not. */
  credential: string | null;
  /** The user of the session; looked up at the first call. */
  findUser: () => Promise<CurrentUser | null>;
  /** Query and body of a call of the shop API. */
  rawParams: RawParams;
  /** The endpoint that answers, where several share a path. */
  route: Route<Context>;
}

/** Bindings and variables of the backend's Hono app. */
export interface HttpEnv<Context> {
  Bindings: ConnectionBindings;
  Variables: RequestVariables<Context>;
}

export type HttpContext<Context> = HonoContext<HttpEnv<Context>>;
export type HttpMiddleware<Context> = MiddlewareHandler<HttpEnv<Context>>;
