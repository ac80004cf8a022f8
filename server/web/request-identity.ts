import { randomBytes, randomUUID } from 'node:crypto';
import type { RequestContext } from '../../backend/platform/request-context.ts';

const idShape = /^[\w-]{8,64}$/;
const traceShape = /^00-([0-9a-f]{32})-[0-9a-f]{16}-[0-9a-f]{2}$/;
const noTrace = '0'.repeat(32);

/** The id of a request, which a trusted proxy may have given already, and its trace id where tracing is on. */
export function requestIdentity(
  headers: Headers,
  { isProxied, isTraced }: { isProxied: boolean; isTraced: boolean },
): RequestContext {
  const given = isProxied ? headers.get('x-request-id') : null;
  const requestId = given !== null && idShape.test(given) ? given : randomUUID();
  const traceId = isTraced ? traceShape.exec(headers.get('traceparent') ?? '')?.[1] : undefined;
  return traceId === undefined || traceId === noTrace ? { requestId } : { requestId, traceId };
}

/** Sets the request id and, where the request belongs to a trace, its trace id (W3C Trace Context). */
export function setIdentityHeaders(headers: Headers, { requestId, traceId }: RequestContext): void {
  headers.set('X-Request-Id', requestId);
  if (traceId !== undefined) {
    headers.set('traceresponse', `00-${traceId}-${randomBytes(8).toString('hex')}-01`);
  }
}
