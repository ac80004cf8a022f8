import type { Hono } from 'hono';
import { idempotencyHeaders } from '../../contract/api/headers.ts';
import { RefusalError } from '../platform/domain-errors.ts';
import type { PlatformContext } from '../platform/platform-context.ts';
import type { CurrentUser, SessionUser } from '../platform/session-user.ts';
import { setCaching, setPrivate } from './caching.ts';
import { envelopeBody, envelopeResponse, envelopeUser } from './envelope.ts';
import type { HandlerContext } from './handler-context.ts';
import type { HandlerResult, Route } from './handler.ts';
import type { HttpContext, HttpEnv } from './http-env.ts';
import { idempotencyKey, onceForKey } from './idempotency.ts';
import { keptBody } from './kept-body.ts';
import { csrf } from './middleware/csrf.ts';
import { params } from './middleware/params.ts';
import { requireSession } from './middleware/session.ts';
import { parsedParams } from './parsed-params.ts';
import { clearSession, setSession } from './session-cookies.ts';

/** The methods of an endpoint: a GET that writes answers POST with the same parameters too (T7). */
export const methodsOf = ({ endpoint }: Pick<Route<never>, 'endpoint'>): readonly ('GET' | 'POST')[] =>
  endpoint.method === 'GET' && endpoint.effect === 'write' ? ['GET', 'POST'] : [endpoint.method];

function bodyOf(
  answer: HandlerResult<unknown>,
  user: SessionUser | null,
  { language }: Pick<PlatformContext, 'language'>,
): string {
  const { data, infos = [], warnings = [] } = answer;
  return envelopeBody({ status: 0, infos, warnings, user: envelopeUser(user), data }, language);
}

/** The user an answer speaks of: a login names its own, a logout nobody. */
function userAfter(answer: HandlerResult<unknown>, before: SessionUser | null): SessionUser | null {
  if (answer.session === undefined) return before;
  return answer.session === 'closed' ? null : answer.session.user;
}

async function answerOnce<Context extends HandlerContext<Context>>(
  c: HttpContext<Context>,
  call: { readonly params: unknown; readonly user: CurrentUser; readonly key: string },
): Promise<Response> {
  const { user, key } = call;
  const route = c.get('route');
  const keyed = { userId: user.userId, key, fingerprint: [route.endpoint.id, call.params] };
  const handle = await route.prepare({ params: call.params, context: c.get('context') });
  const { body, replayed } = await onceForKey(c.get('context'), keyed, async (unit) => {
    try {
      const answer = await handle({
        params: call.params,
        context: unit,
        user,
        requestInfo: c.get('info'),
        credential: c.get('credential'),
      });
      return bodyOf(answer, user, unit);
    } catch (error) {
      // A refusal changed nothing (its savepoint is gone) and is an answer like any other.
      if (!(error instanceof RefusalError)) throw error;
      const content = { status: 1, errors: error.messages, user: envelopeUser(user) };
      return envelopeBody(content, unit.language);
    }
  });
  const response = envelopeResponse(body, 200);
  setPrivate(response.headers);
  if (replayed) response.headers.set(idempotencyHeaders.replayed, 'true');
  return response;
}

/** Reads the parameters by their schema, runs the handler and answers its envelope. */
async function answer<Context extends HandlerContext<Context>>(c: HttpContext<Context>): Promise<Response> {
  const { endpoint, prepare } = c.get('route');
  const user = await c.get('findUser')();
  const params = parsedParams(endpoint, c.get('rawParams'));
  const key = endpoint.idempotent ? idempotencyKey(c.req.raw.headers.get(idempotencyHeaders.key)) : null;
  if (key !== null && user !== null) return answerOnce(c, { params, user, key });
  const [requestInfo, context, credential] = [c.get('info'), c.get('context'), c.get('credential')];
  const handle = await prepare({ params, context });
  const answered = await handle({ params, context, user, requestInfo, credential });
  const about = userAfter(answered, user);
  const body = () => bodyOf(answered, about, context);
  const isSilent = answered.infos === undefined && answered.warnings === undefined;
  const response = envelopeResponse(
    isSilent ? keptBody(answered.data, envelopeUser(about), body) : body(),
    200,
  );
  setCaching(response.headers, { endpoint, credential, facts: context.facts });
  const { config } = context;
  if (answered.session === 'closed') clearSession(response.headers, { config, requestInfo });
  else if (answered.session !== undefined) {
    setSession(response.headers, answered.session.opened, { config, requestInfo });
  }
  return response;
}

/**
 * Registers the endpoints of the shop API at their paths, which stand in the contract. The checks come in this order
 * (T2): path and method, body, cross-site rule, login, parameters.
 */
export function registerShopRoutes<Context extends HandlerContext<Context>>(
  app: Hono<HttpEnv<Context>>,
  routes: readonly Route<Context>[],
): void {
  for (const [path, sharing] of Map.groupBy(routes, ({ endpoint }) => endpoint.path.toLowerCase())) {
    for (const method of ['GET', 'POST'] as const) {
      const able = sharing.filter((route) => methodsOf(route).includes(method));
      if (able.length > 0) app.on(method, path, params(able), csrf, requireSession, answer);
    }
  }
}
