import { cors as honoCors } from 'hono/cors';
import { idempotencyHeaders, sessionHeaders } from '../../../contract/api/headers.ts';
import type { HttpContext, HttpMiddleware } from '../http-env.ts';

/** Lets the tenant's mobile shell read an answer; every other origin gets no CORS header (decision 011). */
export function cors(headerPrefix: string): HttpMiddleware<unknown> {
  const { client, version, clientUuid, session, account, user } = sessionHeaders(headerPrefix);
  const { key, replayed } = idempotencyHeaders;
  const allowed = ['Content-Type', client, version, clientUuid, session, account, user, key];
  const exposed = [version, session, account, replayed, 'Retry-After', 'Date'];
  const allowAppOrigin = honoCors({
    origin: (_origin, c: HttpContext<unknown>) => c.get('info').appOrigin,
    allowMethods: ['GET', 'POST'],
    allowHeaders: [allowed.join(', ')],
    exposeHeaders: [exposed.join(', ')],
    maxAge: 600,
  });
  return (c, next) => (c.get('info').appOrigin === null ? next() : allowAppOrigin(c, next));
}
