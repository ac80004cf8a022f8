import { getRequestListener } from '@hono/node-server';
import type { Server } from 'node:http';
import { afterAll, beforeAll, expect, vi } from 'vitest';
import { createActor, toPromise, type AnyActorLogic, type PromiseActorLogic } from 'xstate';
import type { PatientCall } from '../../machines/chart.types.ts';
import { close, listen } from '../../server/web/listen.ts';
import type { ApiObserver } from '../../services/api-client.ts';
import { anonymousCredentials } from '../../services/credentials.ts';
import { createRequestCache } from '../../services/request-cache.ts';
import { createSessionStore, type SessionStore } from '../../services/session-store.ts';
import { createWaitingCart } from '../../services/offline/waiting-cart.ts';
import { waitingChangesIn } from '../../services/offline/waiting-changes.ts';
import { newUuid } from '../../services/uuid.ts';
import { createShopServices, type ShopServices } from '../../services/shop-services.ts';
import { testShopOfFile } from '../backend/test-shop.ts';
import { createHttpFetch } from '../../paths/kit/http/http-fetch.ts';
import { newShopper, type Shopper } from '../../paths/kit/http/shopper.ts';

/** A request as the tab sent it. */
interface SentRequest {
  /** Method, path below the API and query, such as `GET /cart/view?show_sectors=true`. */
  readonly line: string;
  /** Parsed from JSON; the text where it is none; null where there is none. */
  readonly body: unknown;
  readonly key: string | null;
  /** Whether it goes on when the page is closed. */
  readonly keepalive: boolean;
  readonly signal: AbortSignal;
}

/** What becomes of a request: it is let through, cut before or after the shop has seen it, or never answered. */
type Fate = 'pass' | 'cut' | 'cut after' | 'silence' | Promise<unknown>;

/** The browser tab of one shopper: what the charts' actors are given, over HTTP at the running shop. */
export interface Tab {
  readonly shopper: Shopper;
  readonly services: () => Promise<ShopServices>;
  readonly session: SessionStore;
  readonly sent: SentRequest[];
  /** What the client told its observer of, in order. */
  readonly told: string[];
  /** Lines of what was sent, without the query. */
  paths(): string[];
  /** Pulls the plug, which the device knows, or puts it back. */
  unplug(isOut: boolean): void;
  /** Decides about every request from now on; a promise holds the request until it is there. */
  decide(fate: (line: string) => Fate): void;
}

const bodyOf = (text: string): unknown => {
  if (text === '') return null;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
};

const memory = () => {
  let kept: string | null = null;
  return {
    read: () => kept,
    keep: (token: string) => void (kept = token),
    forget: () => void (kept = null),
  };
};

/** A browser's storage, empty. */
function memoryStorage(): () => Storage {
  const kept = new Map<string, string>();
  const storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
  return () => storage as Storage; // what the stores use of it
}

const untilAborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('given up'))));

const observing = (told: string[]): ApiObserver => ({
  callStarted: () => void told.push('started'),
  callEnded: () => void told.push('ended'),
  writeStarted: () => undefined,
  writeEnded: () => undefined,
  sessionExpired: () => void told.push('expired'),
  loginStale: () => void told.push('login stale'),
  shownUser: () => null,
  userSeen: () => undefined,
  serviceFailed: () => void told.push('service failed'),
});

function tabOf(shopper: Shopper, port: number): Tab {
  const sent: SentRequest[] = [];
  const told: string[] = [];
  let decide: (line: string) => Fate = () => 'pass';
  let isUnplugged = false;
  const { address, host } = shopper;
  const overHttp = createHttpFetch({ port, host, cookies: shopper.client.cookies, address });
  const recorded: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    const line = `${request.method} ${pathname.replace('/ebsn/api', '')}${search}`;
    const { signal, keepalive } = request;
    const body = bodyOf(await request.clone().text());
    sent.push({ line, body, key: request.headers.get('idempotency-key'), keepalive, signal });
    const fate = isUnplugged ? 'cut' : decide(line);
    if (fate === 'cut') throw new TypeError('the line is cut');
    if (fate === 'silence') return untilAborted(signal);
    if (fate instanceof Promise) await fate;
    const answer = await overHttp(request);
    if (fate === 'cut after') throw new TypeError('the line is cut');
    return answer;
  };
  const session = createSessionStore({ credentials: anonymousCredentials, restoreToken: memory() });
  const changes = waitingChangesIn(memoryStorage());
  const services = createShopServices({
    baseUrl: `http://${host}`,
    fetch: recorded,
    session,
    cache: createRequestCache(Date.now),
    observer: observing(told),
    clientUuid: () => null,
    now: Date.now,
    offline: {
      isOffline: () => isUnplugged,
      hasWaiting: () => changes.read() !== null,
      waitingCart: (deps) =>
        Promise.resolve(createWaitingCart({ ...deps, changes, now: Date.now, newId: newUuid })),
    },
  });
  return {
    shopper,
    services: () => Promise.resolve(services),
    session,
    sent,
    told,
    unplug: (isOut) => void (isUnplugged = isOut),
    paths: () => sent.map(({ line }) => line.replace(/\?.*/, '')),
    decide: (fate) => void (decide = fate),
  };
}

/** One running shop for all tests of a file; answers how to open the tab of a new shopper, who is not logged in. */
export function tabsOfFile(): () => Promise<Tab> {
  const shop = testShopOfFile();
  let server: Server | null = null;
  beforeAll(async () => {
    const answer = getRequestListener(
      (request, connection) => shop().backend.app.fetch(request, connection),
      {
        overrideGlobalObjects: false,
      },
    );
    const listener: Parameters<typeof listen>[0] = (incoming, outgoing) => void answer(incoming, outgoing);
    server = await listen(listener, { host: '127.0.0.1', port: 0 });
  });
  afterAll(async () => {
    if (server !== null) await close(server);
  });
  return async () => {
    const address = server?.address();
    if (typeof address !== 'object' || address === null) throw new Error('the shop does not listen yet');
    const { backend, database } = shop();
    return tabOf(await newShopper({ backend, database, close: () => Promise.resolve() }), address.port);
  };
}

/** Starts one of a chart's actors as an invoke does. */
function started<Output, Input>(logic: PromiseActorLogic<Output, Input>, input: Input) {
  // Whether the option is required depends on the input's type, which is open here.
  const actor = createActor(logic as AnyActorLogic, { input });
  const outcome = toPromise(actor) as Promise<Output>; // what a promise's logic puts out
  actor.start();
  return { actor, outcome };
}

type Call<Output, Input> = PromiseActorLogic<Output, Input> | PatientCall<Output, Input>;

const plain = <Output, Input>(logic: Call<Output, Input>): PromiseActorLogic<Output, Input> =>
  'answerTimeout' in logic ? logic.call : logic;

/** Runs one of a chart's calls to its end, of a patient one the call itself; rejects as it does. */
export const outcomeOf = <Output, Input>(
  logic: Call<Output, Input>,
  input: NoInfer<Input>,
): Promise<Output> => started(plain(logic), input).outcome;

/** Starts an actor, stops it as soon as its requests are on their way, and answers which of them were given up. */
export async function givenUp<Output, Input>(
  tab: Tab,
  logic: Call<Output, Input>,
  input: NoInfer<Input>,
): Promise<boolean[]> {
  tab.decide(() => 'silence');
  const { actor, outcome } = started(plain(logic), input);
  outcome.catch(() => undefined);
  await vi.waitFor(() => expect(tab.sent).not.toEqual([]));
  actor.stop();
  return tab.sent.map(({ signal }) => signal.aborted);
}
