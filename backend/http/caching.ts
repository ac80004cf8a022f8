import type { Endpoint } from '../../contract/api/endpoint.ts';

/**
 * Cache headers of a good answer (T11): a minute for what is the same for everybody, and only when no credential came;
 * everything else stays with the one who asked.
 */
export function setCaching(headers: Headers, endpoint: Endpoint, credential: string | null): void {
  if (endpoint.visibility === 'public' && endpoint.effect === 'read' && credential === null) {
    headers.set('Cache-Control', 'public, max-age=60');
    headers.append('Vary', 'Host');
  } else {
    setPrivate(headers);
  }
}

export function setPrivate(headers: Headers): void {
  headers.set('Cache-Control', 'private, no-store');
}
