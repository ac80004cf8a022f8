import { randomUUID } from 'node:crypto';
import { sessionHeaders } from '../../contract/api/headers.ts';
import { recordDenial } from '../audit/record-denial.ts';
import type { Log } from '../platform/log.ts';
import { RefusalError, UnknownResourceError } from '../platform/domain-errors.ts';
import { currentRequest } from '../platform/request-context.ts';
import type { SessionUser } from '../platform/session-user.ts';
import { setCaching, setPrivate } from './caching.ts';
import { isCrossSite } from './csrf.ts';
import { envelopeBody, envelopeResponse, nobody } from './envelope.ts';
import type { EnvelopeUser } from './envelope.ts';
import { CrossSiteError, errorResponse, MethodError, SessionRequiredError } from './error-response.ts';
import type { HandlerResult, Route } from './handler.ts';
import type { HttpContext, SessionLookup } from './http-context.ts';
import { idempotencyKey, onceForKey } from './idempotent.ts';
import { paramsOf } from './params-of.ts';
import { parsedParams } from './parsed-params.ts';
import type { findRawRoute } from './raw-route.ts';
import type { RawParams } from './raw-params.ts';
import type { RequestInfo } from './request-info.ts';
import { announceSession, clearSession, credentialOf } from './session-cookies.ts';
import { UnreadableRequestError } from './unreadable-request.ts';

/** One request of the shop API, and what it needs on its way. */
export interface ShopRequest<Context extends HttpContext<Context>> {
  readonly request: Request;
  readonly facts: RequestInfo;
  readonly context: Context;
  readonly sessions: SessionLookup<Context>;
  /** Routes of the plain path; null when the path cannot be decoded. */
  readonly routes: readonly Route<Context>[] | null;
  /** The plain path among the calls that lead elsewhere instead of answering an envelope; null for any other. */
  readonly redirect: ReturnType<typeof findRawRoute<Context>>;
  readonly log: Log;
}

/** The user of an answer; the session is looked up once, and only when somebody asks. */
type WhoAsks = () => Promise<SessionUser | null>;

const methodsOf = ({ endpoint }: Pick<Route<never>, 'endpoint'>) =>
  endpoint.method === 'GET' && endpoint.effect === 'write' ? ['GET', 'POST'] : [endpoint.method];

function routesFor<Context>(
  routes: readonly Route<Context>[] | null,
  method: string,
): readonly Route<Context>[] {
  if (routes === null) throw new UnreadableRequestError(400);
  if (routes.length === 0) throw new UnknownResourceError('path');
  const asked = method === 'HEAD' ? 'GET' : method;
  const able = routes.filter((route) => methodsOf(route).includes(asked));
  if (able.length === 0) throw new MethodError([...new Set(routes.flatMap(methodsOf))].join(', '));
  return able;
}

function routeFor<Context>(routes: readonly Route<Context>[], raw: RawParams): Route<Context> {
  const route = routes.find(({ serves }) => serves(raw));
  if (route === undefined) throw new UnknownResourceError('path');
  return route;
}

function userView(user: SessionUser | null): EnvelopeUser {
  if (user === null) return nobody;
  const { userId, login, firstName, lastName } = user;
  return { userId, login, firstName, lastName };
}

function bodyOf(answer: HandlerResult<unknown>, user: SessionUser | null): string {
  const { data, infos = [], warnings = [] } = answer;
  return envelopeBody({ status: 0, infos, warnings, user: userView(user), data });
}

/** The user an answer speaks of: a login names its own, a logout nobody. */
function userAfter(answer: HandlerResult<unknown>, before: SessionUser | null): SessionUser | null {
  if (answer.session === undefined) return before;
  return answer.session === 'closed' ? null : answer.session.user;
}

async function answerOnce<Context extends HttpContext<Context>>(
  shop: ShopRequest<Context>,
  call: { route: Route<Context>; params: unknown; user: SessionUser; key: string; credential: string | null },
): Promise<Response> {
  const { route, params, user } = call;
  const keyed = { userId: user.userId, key: call.key, fingerprint: [route.endpoint.id, params] };
  const { body, http, replayed } = await onceForKey(shop.context, keyed, async (unit) => {
    try {
      const { facts } = shop;
      const answer = await route.handle({ params, context: unit, user, facts, credential: call.credential });
      return { body: bodyOf(answer, user), http: 200 };
    } catch (error) {
      // A refusal changed nothing (its savepoint is gone) and is an answer like any other.
      if (!(error instanceof RefusalError)) throw error;
      const body = envelopeBody({ status: 1, errors: error.messages, user: userView(user) });
      return { body, http: 200 };
    }
  });
  const response = envelopeResponse(body, http);
  setPrivate(response.headers);
  if (replayed) response.headers.set(sessionHeaders.idempotencyReplayed, 'true');
  return response;
}

async function answer<Context extends HttpContext<Context>>(
  shop: ShopRequest<Context>,
  who: WhoAsks,
  credential: string | null,
): Promise<Response> {
  const { request, facts, context, redirect } = shop;
  if (redirect !== null) {
    if ('allowed' in redirect) throw new MethodError(redirect.allowed);
    return redirect.route.handle({ request, facts, context, path: redirect.parts, credential });
  }
  const able = routesFor(shop.routes, request.method);
  const raw = await paramsOf(request, facts.url.search);
  const route = routeFor(able, raw);
  const { endpoint } = route;
  if (endpoint.effect === 'write' || request.method === 'POST') {
    if (isCrossSite(request, facts)) throw new CrossSiteError();
  }
  const user = await who();
  if (endpoint.auth === 'login' && user === null) throw new SessionRequiredError();
  const params = parsedParams(endpoint, raw);
  const key = endpoint.idempotent ? idempotencyKey(request.headers.get(sessionHeaders.idempotencyKey)) : null;
  if (key !== null && user !== null) return answerOnce(shop, { route, params, user, key, credential });
  const answered = await route.handle({ params, context, user, facts, credential });
  const response = envelopeResponse(bodyOf(answered, userAfter(answered, user)), 200);
  setCaching(response.headers, endpoint, credential);
  const { config } = context;
  if (answered.session === 'closed') clearSession(response.headers, { config, facts });
  else if (answered.session !== undefined) {
    announceSession(response.headers, answered.session.opened, { config, facts });
  }
  return response;
}

async function answerError<Context extends HttpContext<Context>>(
  shop: ShopRequest<Context>,
  who: WhoAsks,
  error: unknown,
): Promise<Response> {
  const { context, facts, log } = shop;
  const requestId = currentRequest()?.requestId ?? randomUUID();
  const failed = errorResponse(error, log, requestId);
  if (failed.http === 403 || failed.http === 429) {
    const { tenant, address } = facts;
    log.warn('request.refused', { http: failed.http, tenant: tenant.tenantId, address });
    await recordDenial(context, { http: failed.http, address });
  }
  // Somebody logged in stays so in an error; where the database is away nobody can tell.
  const user = failed.http >= 500 || failed.http === 419 ? null : await who().catch(() => null);
  const body = envelopeBody({ status: failed.status, errors: failed.errors, user: userView(user) });
  const response = envelopeResponse(body, failed.http, failed.headers);
  setPrivate(response.headers);
  if (failed.http >= 500) response.headers.set('X-Request-Id', requestId);
  if (failed.http === 419) clearSession(response.headers, { config: context.config, facts });
  return response;
}

/**
 * Answers one call (T2): path and method, body, cross-site rule, login, parameters, and then the handler. Every
 * failure comes out as an envelope.
 */
export async function answerShopCall<Context extends HttpContext<Context>>(
  shop: ShopRequest<Context>,
): Promise<Response> {
  const { request, facts, context, sessions } = shop;
  const credential = credentialOf(request, context.config, facts);
  let asking: Promise<SessionUser | null> | null = null;
  const who: WhoAsks = () =>
    (asking ??= credential === null ? Promise.resolve(null) : sessions.resolve(context, credential));
  try {
    return await answer(shop, who, credential);
  } catch (error) {
    if (error instanceof SessionRequiredError && credential !== null) {
      // A session that ran out takes its restore tokens with it (A09).
      await sessions.end(context, credential).catch(() => null);
    }
    return answerError(shop, who, error);
  }
}
