import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { createApiClient, type ApiObserver } from '../../services/api-client.ts';
import { createRequestCache } from '../../services/request-cache.ts';
import { createSessionStore, type SessionStore } from '../../services/session-store.ts';
import type { Credentials } from '../../services/credentials.ts';

/** A request as it crossed the wire. */
interface Seen {
  method: string;
  /** Path and query. */
  url: string;
  headers: IncomingMessage['headers'];
  body: string;
}

/**
 * How the shop behind the border answers a request; `'cut'` breaks the line before, `'cutBody'` within the body, and the
 * body of `'stuckBody'` never ends.
 */
export type Reply = Answer | 'cut' | 'cutBody' | 'stuckBody';

export interface Answer {
  status?: number;
  headers?: Record<string, string>;
  body: unknown;
}

export interface ShopBorder {
  origin: string;
  seen: Seen[];
  /** Answers every request from now on. */
  answers(reply: (request: Seen) => Reply | Promise<Reply>): void;
  close(): Promise<void>;
}

/** The border's clock: when it answers, in ms, unless a test says otherwise. */
export const borderTime = Date.parse('2026-11-21T10:00:00Z');

const bodyOf = (body: unknown): string => (typeof body === 'string' ? body : JSON.stringify(body));

function send(response: ServerResponse, reply: Reply): void {
  if (reply === 'cut') {
    response.destroy();
    return;
  }
  if (reply === 'cutBody' || reply === 'stuckBody') {
    response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '1000' });
    response.write('{"response":', () => {
      if (reply === 'cutBody') response.destroy();
    });
    return;
  }
  const { status = 200, headers = {}, body } = reply;
  const date = new Date(borderTime).toUTCString();
  response
    .writeHead(status, { 'Content-Type': 'application/json', Date: date, ...headers })
    .end(bodyOf(body));
}

/** A server that speaks HTTP and answers what the test says: the other side of the services. */
export async function openShopBorder(): Promise<ShopBorder> {
  const seen: Seen[] = [];
  let reply: (request: Seen) => Reply | Promise<Reply> = () => 'cut';
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { method = '', url = '', headers } = request;
    const one = { method, url, headers, body: await text(request) };
    seen.push(one);
    send(response, await reply(one));
  };
  const server = createServer((request, response) => void answer(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the border has no port');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    seen,
    answers(next) {
      seen.length = 0;
      reply = next;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** A successful answer, as the shop nests it. */
export const done = (data: unknown, given: object = {}, userId = 1): Answer => ({
  body: {
    response: {
      status: 0,
      errors: [],
      infos: [],
      warnings: [],
      errorsMessage: [],
      infosMessage: [],
      warningsMessage: [],
      ...given,
    },
    user: { userId, login: userId > -1 ? 'demo@shop.example' : null },
    data,
  },
});

/** A refusal with its texts and codes. */
export const refused = (status: number, errors: readonly object[], envelopeStatus = 1): Reply => ({
  status,
  body: { response: { status: envelopeStatus, errors }, user: { userId: 1, login: null }, data: null },
});

const site: Credentials = {
  kind: 'site',
  headerPrefix: 'X-Ebsn-',
  headers: () => ({}),
  keep: () => undefined,
  hasMarker: () => false,
  forget: () => undefined,
};

export interface ClientSetting {
  credentials?: Credentials;
  clientUuid?: string | null;
  /** The shop's own reaction to a 419: the session is forgotten at once. */
  forgetsAt419?: boolean;
  /** The user the tab shows, whose session ends with an answer given to another. */
  shownUser?: number | null;
}

/** The real client against the border, with what it told its observer. */
export function clientAt(
  border: ShopBorder,
  { credentials = site, clientUuid = null, forgetsAt419 = false, shownUser = null }: ClientSetting = {},
) {
  /** What the client told, in order. */
  const told: string[] = [];
  /** What it told of calls that may change something, in order. */
  const writes: string[] = [];
  /** What it gave to the browser to send. */
  const requests: Request[] = [];
  /** Node follows a request's signal only while somebody holds the request: ky lets go of its own. */
  const held: (Request | URL | string)[] = [];
  /** What it asked of the cache and put into it. */
  const cacheUse: string[] = [];
  let now = 0;
  let token: string | null = null;
  const session: SessionStore = createSessionStore({
    credentials,
    restoreToken: {
      read: () => token,
      keep: (next) => void (token = next),
      forget: () => void (token = null),
    },
  });
  const observer: ApiObserver = {
    callStarted: () => void told.push('started'),
    callEnded: () => void told.push('ended'),
    writeStarted: () => void writes.push('started'),
    writeEnded: () => void writes.push('ended'),
    sessionExpired() {
      told.push('expired');
      if (forgetsAt419) session.forget();
    },
    loginStale: () => void told.push('login stale'),
    shownUser: () => shownUser,
    userSeen(userId) {
      told.push(`user ${userId}`);
      if (shownUser !== null && userId !== shownUser) session.supersede();
    },
    serviceFailed: () => void told.push('service failed'),
  };
  const cache = createRequestCache(() => now);
  const client = createApiClient({
    baseUrl: border.origin,
    fetch: (input, init) => {
      const request = new Request(input, init);
      requests.push(request);
      held.push(input);
      return fetch(request);
    },
    session,
    cache: {
      get(key) {
        cacheUse.push(`get ${key}`);
        return cache.get(key);
      },
      set(key, answer) {
        cacheUse.push(`set ${key}`);
        cache.set(key, answer);
      },
      clear: () => cache.clear(),
    },
    observer,
    clientUuid: () => clientUuid,
  });
  return { client, session, told, writes, requests, cacheUse, pass: (ms: number) => void (now += ms) };
}
