import { sessionHeaders } from '../../contract/api/headers.ts';

const allowedHeaders = [
  'Content-Type',
  sessionHeaders.client,
  sessionHeaders.version,
  sessionHeaders.clientUuid,
  sessionHeaders.session,
  sessionHeaders.account,
  sessionHeaders.idempotencyKey,
].join(', ');

const exposedHeaders = [
  sessionHeaders.version,
  sessionHeaders.session,
  sessionHeaders.account,
  sessionHeaders.idempotencyReplayed,
  'Retry-After',
  'Date',
].join(', ');

/** Lets the tenant's mobile shell read an answer; every other origin gets no CORS header (decision 011). */
export function allowAppOrigin(response: Response, appOrigin: string | null): Response {
  if (appOrigin === null) return response;
  response.headers.set('Access-Control-Allow-Origin', appOrigin);
  response.headers.set('Access-Control-Expose-Headers', exposedHeaders);
  response.headers.append('Vary', 'Origin');
  return response;
}

/** The answer to a preflight of the mobile shell. */
export function preflightResponse(): Response {
  return new Response(null, {
    status: 204,
    headers: {
      'Access-Control-Allow-Methods': 'GET, POST',
      'Access-Control-Allow-Headers': allowedHeaders,
      'Access-Control-Max-Age': '600',
    },
  });
}
