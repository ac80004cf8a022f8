import type { RequestInfo } from './request-info.ts';

function isOwnOrigin(origin: string, host: string): boolean {
  try {
    const { protocol, host: originHost } = new URL(origin);
    return originHost !== '' && originHost === new URL(`${protocol}//${host}`).host;
  } catch {
    return false;
  }
}

/** True for a form that a page of this same shop sent: its browser says so, and a browser that says nothing is refused. */
export function isOwnForm(request: Request, { host }: Pick<RequestInfo, 'host'>): boolean {
  const origin = request.headers.get('origin');
  const site = request.headers.get('sec-fetch-site');
  if (origin === null) return site === 'same-origin';
  return isOwnOrigin(origin, host) && (site === null || site === 'same-origin');
}

/**
 * True for a write that another site may have caused (T7): no client header, a foreign Origin, or a browser that says
 * the request crosses sites. The mobile shell's own origins pass as client `app` (decision 011).
 */
export function isCrossSite(request: Request, requestInfo: RequestInfo): boolean {
  if (requestInfo.clientKind === null) return true;
  if (requestInfo.appOrigin !== null) return requestInfo.clientKind !== 'app';
  const origin = request.headers.get('origin');
  if (origin !== null && !isOwnOrigin(origin, requestInfo.host)) return true;
  const site = request.headers.get('sec-fetch-site');
  return site === 'cross-site' || site === 'same-site';
}
