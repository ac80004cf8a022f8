import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { bytesOf, hasBody, KnownResponse } from '../../backend/http/known-response.ts';
import { credentialHeader } from '../../backend/http/request-info.ts';
import { plainAddress, type TrustsProxy } from '../../backend/http/trusted-proxies.ts';
import { languages } from '../../contract/languages.ts';
import { wishedLanguage } from '../../contract/rules/language/wished-language.ts';
import { acceptedEncoding } from './compress.ts';

/** What the cache reads of a request. */
type CacheRequest = Pick<IncomingMessage, 'method' | 'url' | 'headers'> & {
  readonly socket: Pick<IncomingMessage['socket'], 'remoteAddress'>;
};

/** Where the response to a request may be stored, and the state of the tenant's data when the request came. */
interface CacheEntryKey {
  readonly key: string;
  readonly tenantId: string;
  readonly version: number;
}

interface CachedResponse extends Omit<CacheEntryKey, 'key'> {
  /** When it is no longer good, in ms since the epoch. */
  readonly expiresAt: number;
  readonly etag: string;
  readonly headers: readonly string[];
  readonly body: Buffer;
}

/** Finished responses that are the same for everybody: pages, and the calls that say nothing of a person (T11). */
export interface ResponseCache {
  /** Sends a stored response; false where there is none. */
  serve: (incoming: CacheRequest, outgoing: ServerResponse) => boolean;
  /** Null where the response is not to be stored, whatever it will be. */
  keyOf: (incoming: CacheRequest, tenantId: string) => CacheEntryKey | null;
  /** Stores a response if it is public, and hands it on with its entity tag. */
  store: (key: CacheEntryKey, response: Response) => Promise<Response>;
}

interface ResponseCacheOptions {
  /** The clock, in ms since the epoch. */
  now: () => number;
  /** How long a response is good where nothing changes, in ms; 0 stores nothing. */
  lifetime: number;
  trusts: TrustsProxy;
  /** State of a tenant's public data; null where it is not known. */
  versionOf: (tenantId: string) => number | null;
  sessionCookie: string;
  /** What the names of the session's headers begin with (SES-02). */
  headerPrefix: string;
}

const maxBytes = 32 * 1_024 * 1_024;
/** Addresses nobody typed are not worth an entry. */
const maxKeyLength = 500;
/** A forwarding proxy changes tenant and address of a response; other headers do not. */
const forwardedHeaders = ['x-forwarded-host', 'x-forwarded-proto'];

const api = '/ebsn/api/';

/** What decides the language of a response besides its address: of the home page, and of calls. */
function spoken({ url = '', headers }: CacheRequest): readonly string[] {
  if (!/^\/(?:$|\?|ebsn\/|p\/)/.test(url)) return [];
  return [wishedLanguage({ cookie: headers.cookie, acceptLanguage: headers['accept-language'] }, languages)];
}

/** Stores responses for `lifetime` or until anything of the tenant changes; the least recently used go first. */
export function createResponseCache(options: ResponseCacheOptions): ResponseCache {
  const { now, lifetime, trusts, versionOf } = options;
  const responses = new LRUCache<string, CachedResponse>({
    maxSize: maxBytes,
    sizeCalculation: ({ body }) => Math.max(1, body.length),
  });

  const ownCredential = credentialHeader(options);

  const isPersonal = ({ headers, url = '' }: CacheRequest): boolean =>
    url.startsWith(api) &&
    (headers[ownCredential] !== undefined || headers.cookie?.includes(options.sessionCookie) === true);

  const textKeyOf = (incoming: CacheRequest): string | null => {
    const { method, headers, url = '', socket } = incoming;
    if (lifetime <= 0 || method !== 'GET' || headers.origin !== undefined || isPersonal(incoming))
      return null;
    const proxy = trusts(plainAddress(socket.remoteAddress ?? ''))
      ? forwardedHeaders.map((name) => String(headers[name]))
      : [];
    const encoding = acceptedEncoding(headers['accept-encoding'] ?? null);
    const key = [url, headers.host, encoding, ...spoken(incoming), ...proxy].join(' ');
    return key.length > maxKeyLength ? null : key;
  };

  return {
    serve(incoming, outgoing) {
      const key = textKeyOf(incoming);
      const cached = key === null ? undefined : responses.get(key);
      if (key === null || cached === undefined) return false;
      if (cached.expiresAt <= now() || versionOf(cached.tenantId) !== cached.version) {
        responses.delete(key);
        return false;
      }
      const isKnown = incoming.headers['if-none-match'] === cached.etag;
      outgoing.writeHead(isKnown ? 304 : 200, [...cached.headers]);
      outgoing.end(isKnown ? undefined : cached.body);
      return true;
    },

    keyOf(incoming, tenantId) {
      const key = textKeyOf(incoming);
      const version = key === null ? null : versionOf(tenantId);
      return key === null || version === null ? null : { key, tenantId, version };
    },

    async store({ key, tenantId, version }, response) {
      const isPublic = response.headers.get('cache-control')?.startsWith('public') === true;
      if (response.status !== 200 || !isPublic || !hasBody(response)) return response;
      const body = await bytesOf(response);
      const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
      const headers = new Headers(response.headers);
      headers.set('ETag', etag);
      const stored = new Headers(headers);
      // It names the first request alone.
      stored.delete('x-request-id');
      stored.delete('traceresponse');
      const expiresAt = now() + lifetime;
      responses.set(key, { tenantId, version, expiresAt, etag, headers: [...stored].flat(), body });
      return new KnownResponse(body, { status: 200, headers });
    },
  };
}
