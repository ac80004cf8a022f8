import type { Endpoint } from '../../contract/api/endpoint.ts';
import type { TenantFacts } from '../../contract/tenant.ts';

/** Returns what an answer for everybody varies by: a brand of several languages answers in each. */
export const sharedVary = ({ languages }: Pick<TenantFacts, 'languages'>): string =>
  languages.length > 1 ? 'Host, Accept-Language' : 'Host';

/**
 * Cache headers of a good answer (T11): a minute for what is the same for everybody, and only when no credential came;
 * everything else stays with the one who asked.
 */
export function setCaching(
  headers: Headers,
  {
    endpoint,
    credential,
    facts,
  }: { readonly endpoint: Endpoint; readonly credential: string | null; readonly facts: TenantFacts },
): void {
  if (endpoint.visibility === 'public' && endpoint.effect === 'read' && credential === null) {
    headers.set('Cache-Control', 'public, max-age=60');
    headers.append('Vary', sharedVary(facts));
  } else {
    setPrivate(headers);
  }
}

export function setPrivate(headers: Headers): void {
  headers.set('Cache-Control', 'private, no-store');
}
