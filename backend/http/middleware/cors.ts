import { cors as honoCors } from 'hono/cors';
import { sessionHeaders } from '../../../contract/api/headers.ts';
import type { HttpContext, HttpMiddleware } from '../http-env.ts';

const allowedHeaders = [
  'Content-Type',
  sessionHeaders.client,
  sessionHeaders.version,
  sessionHeaders.clientUuid,
  sessionHeaders.session,
  sessionHeaders.account,
  sessionHeaders.idempotencyKey,
];

const exposedHeaders = [
  sessionHeaders.version,
  sessionHeaders.session,
  sessionHeaders.account,
  sessionHeaders.idempotencyReplayed,
  'Retry-After',
  'Date',
];

const allowAppOrigin = honoCors({
  origin: (_origin, c: HttpContext<unknown>) => c.get('info').appOrigin,
  allowMethods: ['GET', 'POST'],
  allowHeaders: [allowedHeaders.join(', ')],
  exposeHeaders: [exposedHeaders.join(', ')],
  maxAge: 600,
});

/** Lets the tenant's mobile shell read an answer; every other origin gets no CORS header (decision 011). */
export const cors: HttpMiddleware<unknown> = (c, next) =>
  c.get('info').appOrigin === null ? next() : allowAppOrigin(c, next);
