import { recordDenial } from '../audit/record-denial.ts';
import { setPrivate } from './caching.ts';
import { envelopeBody, envelopeResponse, envelopeUser } from './envelope.ts';
import { errorResponse, SessionRequiredError } from './error-response.ts';
import type { HandlerContext, SessionLookup } from './handler-context.ts';
import type { HttpContext } from './http-env.ts';
import { rawErrorResponse } from './raw-endpoints.ts';
import { clearSession } from './session-cookies.ts';

/** Paths whose failures are envelopes. */
const shopPath = /^\/(?:ebsn\/api|api\/social-redir\/)/;

export const isShopCall = (c: Pick<HttpContext<unknown>, 'req'>): boolean => shopPath.test(c.req.path);

/** A failed call of the shop API as an envelope; it still says who is logged in, so that nobody is thought logged out. */
async function envelopeFailure<Context extends HandlerContext<Context>>(
  c: HttpContext<Context>,
  { sessions, error }: { readonly sessions: SessionLookup<Context>; readonly error: unknown },
): Promise<Response> {
  const [context, info, requestId] = [c.get('context'), c.get('info'), c.get('requestId')];
  const { log } = context;
  const credential = c.get('credential');
  if (error instanceof SessionRequiredError && credential !== null) {
    // A session that ran out takes its restore tokens with it (A09).
    await sessions.end(context, credential).catch(() => null);
  }
  const failed = errorResponse(error, log, requestId);
  if (failed.http === 403 || failed.http === 429) {
    const { tenant, address } = info;
    log.warn('request.refused', { http: failed.http, tenant: tenant.tenantId, address });
    await recordDenial(context, { http: failed.http, address });
  }
  // Where the database is away nobody can tell.
  const user =
    failed.http >= 500 || failed.http === 419
      ? null
      : await c
          .get('findUser')()
          .catch(() => null);
  const body = envelopeBody(
    { status: failed.status, errors: failed.errors, user: envelopeUser(user) },
    context.language,
  );
  const response = envelopeResponse(body, failed.http, failed.headers);
  setPrivate(response.headers);
  if (failed.http >= 500) response.headers.set('X-Request-Id', requestId);
  if (failed.http === 419) {
    clearSession(response.headers, { config: context.config, requestInfo: info });
  }
  return response;
}

/** Answers whatever a call threw: expected outcomes to their status, everything else a blank 500 (T2). */
export const failure =
  <Context extends HandlerContext<Context>>(sessions: SessionLookup<Context>) =>
  (error: Error, c: HttpContext<Context>): Promise<Response> | Response => {
    if (isShopCall(c)) return envelopeFailure(c, { sessions, error });
    const { log, language } = c.get('context');
    return rawErrorResponse(c.req.path, errorResponse(error, log, c.get('requestId')), language);
  };
