import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { askedHost, credentialHeader, type HeaderReader } from '../../backend/http/request-info.ts';
import { plainAddress, type TrustsProxy } from '../../backend/http/trusted-proxies.ts';
import { acceptedEncoding } from '../web/compress.ts';

/** What is read of a request. */
type Asked = Pick<IncomingMessage, 'method' | 'url' | 'headers'> & {
  readonly socket: Pick<IncomingMessage['socket'], 'remoteAddress'>;
};

/** A request whose answer may be kept, and the state of the brand's data when it was asked. */
interface Question {
  readonly key: string;
  readonly tenantId: string;
  readonly version: number;
}

interface KeptAnswer extends Omit<Question, 'key'> {
  readonly until: number;
  readonly etag: string;
  readonly headers: readonly string[];
  readonly body: Buffer;
}

/** Finished answers that are the same for everybody: pages, and the calls that say nothing of a person (T11). */
export interface ResponseCache {
  /** Sends what is kept; false where the answer has to be made. */
  serve: (incoming: Asked, outgoing: ServerResponse) => boolean;
  /** Null where the answer is not to be kept, whatever it will be. */
  ask: (incoming: Asked) => Question | null;
  /** Keeps an answer that is public, and hands it on. */
  keep: (question: Question, response: Response) => Promise<Response>;
}

interface ResponseCacheOptions {
  /** The clock, in ms since the epoch. */
  now: () => number;
  /** How long an answer is good where nothing changes, in ms; 0 keeps nothing. */
  lifetime: number;
  /** The brand a host belongs to. */
  tenantOf: (host: string) => { readonly tenantId: string };
  trusts: TrustsProxy;
  /** State of a brand's public data; null where it is not known. */
  versionOf: (tenantId: string) => number | null;
  sessionCookie: string;
}

const mostBytes = 32 * 1_024 * 1_024;
/** Addresses nobody typed are not worth a place. */
const longestKey = 500;
/** A forwarding proxy changes brand and address of an answer; other headers do not. */
const forwarded = ['x-forwarded-host', 'x-forwarded-proto'];

const api = '/ebsn/api/';

/** Keeps answers for `lifetime` or until anything of the brand changes, whichever is first. */
export function createResponseCache(options: ResponseCacheOptions): ResponseCache {
  const { now, lifetime, trusts, versionOf } = options;
  const answers = new Map<string, KeptAnswer>();
  let bytes = 0;

  const drop = (key: string): void => {
    bytes -= answers.get(key)?.body.length ?? 0;
    answers.delete(key);
  };

  const isPersonal = ({ headers, url = '' }: Asked): boolean =>
    url.startsWith(api) &&
    (headers[credentialHeader] !== undefined || headers.cookie?.includes(options.sessionCookie) === true);

  const keyOf = (incoming: Asked): string | null => {
    const { method, headers, url = '', socket } = incoming;
    if (lifetime <= 0 || method !== 'GET' || headers.origin !== undefined || isPersonal(incoming))
      return null;
    const proxy = trusts(plainAddress(socket.remoteAddress ?? ''))
      ? forwarded.map((name) => String(headers[name]))
      : [];
    const encoding = acceptedEncoding(headers['accept-encoding'] ?? null);
    const key = [url, headers.host, encoding, ...proxy].join(' ');
    return key.length > longestKey ? null : key;
  };

  const isGood = ({ tenantId, version, until }: KeptAnswer): boolean =>
    until > now() && versionOf(tenantId) === version;

  return {
    serve(incoming, outgoing) {
      const key = keyOf(incoming);
      const kept = key === null ? undefined : answers.get(key);
      if (key === null || kept === undefined) return false;
      if (!isGood(kept)) {
        drop(key);
        return false;
      }
      // The one used last is the last to go.
      answers.delete(key);
      answers.set(key, kept);
      const isKnown = incoming.headers['if-none-match'] === kept.etag;
      outgoing.writeHead(isKnown ? 304 : 200, [...kept.headers]);
      outgoing.end(isKnown ? undefined : kept.body);
      return true;
    },

    ask(incoming) {
      const key = keyOf(incoming);
      if (key === null) return null;
      const header: HeaderReader = (name) => {
        const value = incoming.headers[name];
        return value === undefined ? null : String(value);
      };
      const isProxied = trusts(plainAddress(incoming.socket.remoteAddress ?? ''));
      const { tenantId } = options.tenantOf(askedHost(header, isProxied) ?? '');
      const version = versionOf(tenantId);
      return version === null ? null : { key, tenantId, version };
    },

    async keep({ key, tenantId, version }, response) {
      const isPublic = response.headers.get('cache-control')?.startsWith('public') === true;
      if (response.status !== 200 || !isPublic || response.body === null) return response;
      const body = Buffer.from(await response.arrayBuffer());
      const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
      const headers = new Headers(response.headers);
      headers.set('ETag', etag);
      const kept = new Headers(headers);
      // It names the first request alone.
      kept.delete('x-request-id');
      kept.delete('traceresponse');
      drop(key);
      const until = now() + lifetime;
      answers.set(key, { tenantId, version, until, etag, headers: [...kept].flat(), body });
      bytes += body.length;
      for (const [oldest] of answers) {
        if (bytes <= mostBytes) break;
        drop(oldest);
      }
      return new Response(body, { status: 200, headers });
    },
  };
}
