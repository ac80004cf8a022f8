import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { Backend } from '../../../backend/app.ts';
import { envelopeBody } from '../../../backend/http/envelope.ts';
import { inEach } from '../../../backend/platform/said.ts';
import { callHeader } from './call-context.ts';

/**
 * What becomes of a request that is held at the latch: it is let through to the backend, answered as no seed can make the
 * backend answer, or cut, before the backend sees it or after it has done its work.
 */
export type Verdict = 'pass' | 419 | 503 | 'cut' | 'cut after';

interface Waiting {
  readonly call: number;
  readonly decide: (verdict: Verdict) => void;
}

/** Stands in front of the backend and holds the requests of every call until a path says what becomes of them. */
export class Latch {
  private readonly verdicts = new Map<number, Verdict>();
  private readonly waiting = new Set<Waiting>();
  private arrivals: { readonly call: number; readonly tell: () => void }[] = [];

  /** Waits at the latch until a verdict is spoken. */
  ask(call: number, gone: Promise<void>): Promise<Verdict> {
    return new Promise((decide) => {
      const verdict = this.verdicts.get(call);
      const waiting: Waiting = { call, decide };
      if (verdict === undefined) this.waiting.add(waiting);
      else decide(verdict);
      void gone.then(() => this.waiting.delete(waiting));
      for (const arrival of this.arrivals) if (arrival.call === call) arrival.tell();
      this.arrivals = this.arrivals.filter((arrival) => arrival.call !== call);
    });
  }

  /** Speaks the verdict on a call: on its requests that wait, and on those to come. */
  speak(call: number, verdict: Verdict): void {
    this.verdicts.set(call, verdict);
    for (const waiting of this.waiting) {
      if (waiting.call !== call) continue;
      this.waiting.delete(waiting);
      waiting.decide(verdict);
    }
  }

  /** Resolves when a request of the call waits, or comes. */
  arrival(call: number): Promise<void> {
    if ([...this.waiting].some((one) => one.call === call)) return Promise.resolve();
    return new Promise((tell) => this.arrivals.push({ call, tell }));
  }

  /** Whether a request of the call waits. */
  holds(call: number): boolean {
    return [...this.waiting].some((one) => one.call === call);
  }
}

/** What a request asks for. */
export interface Asked {
  readonly method: string;
  readonly url: URL;
  readonly body: string;
}

/** What the latch is built into: which requests it holds, and who answers the others. */
export interface LatchPlace {
  /** The call a request belongs to; null where it belongs to none. */
  readonly callOf: (request: IncomingMessage) => number | null;
  /** Told of each request that comes to be held. */
  readonly arrived: (call: number, asked: Asked) => void;
  readonly others: RequestListener;
  /** A browser sends again by itself what is cut on a connection that has served before; each gets its own then. */
  readonly keepsConnections: boolean;
}

/** Every request says itself which call it belongs to. */
const byHeader: LatchPlace = {
  callOf: (request) => Number(request.headers[callHeader]),
  arrived: () => undefined,
  others: (_, response) => response.destroy(),
  keepsConnections: true,
};

/** A running latch: its port, and the latch itself. */
export interface OpenLatch {
  readonly port: number;
  readonly latch: Latch;
  close(): Promise<void>;
}

async function forward(backend: Backend, request: IncomingMessage, body: Buffer): Promise<Response> {
  const headers = new Headers();
  for (let index = 0; index < request.rawHeaders.length; index += 2)
    headers.append(request.rawHeaders[index] ?? '', request.rawHeaders[index + 1] ?? '');
  const asked = new Request(`http://${request.headers.host}${request.url}`, {
    method: request.method ?? 'GET',
    headers,
    ...(body.length === 0 ? {} : { body: new Uint8Array(body) }),
  });
  return backend.app.fetch(asked, { remoteAddress: headers.get('x-test-address') ?? '127.0.0.1' });
}

async function answer(response: ServerResponse, given: Response): Promise<void> {
  const headers = [...given.headers].filter(([name]) => name !== 'set-cookie').flat();
  for (const cookie of given.headers.getSetCookie()) headers.push('set-cookie', cookie);
  response.writeHead(given.status, headers);
  response.end(Buffer.from(await given.arrayBuffer()));
}

/** What an answer says that the latch gives. */
export const injectedWords = (status: 419 | 503): string => `injected ${status}`;

const refusal = (status: 419 | 503): Response =>
  new Response(
    envelopeBody(
      { status, errors: [{ text: inEach(() => injectedWords(status)), code: '', field: '' }] },
      'it',
    ),
    {
      status,
      headers: { 'Content-Type': 'application/json' },
    },
  );

/** Opens a server with a latch in front of the shop. */
export async function openLatch(
  { backend }: { readonly backend: Backend },
  place: LatchPlace = byHeader,
): Promise<OpenLatch> {
  const latch = new Latch();
  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const call = place.callOf(request);
    response.shouldKeepAlive &&= place.keepsConnections;
    if (call === null) return place.others(request, response);
    const body = await buffer(request);
    const { method = 'GET', url = '/', headers } = request;
    place.arrived(call, { method, url: new URL(url, `http://${headers.host}`), body: body.toString() });
    const gone = new Promise<void>((resolve) => response.once('close', resolve));
    const verdict = await latch.ask(call, gone);
    if (verdict === 419 || verdict === 503) return answer(response, refusal(verdict));
    if (verdict === 'pass') return answer(response, await forward(backend, request, body));
    if (verdict === 'cut after') await forward(backend, request, body);
    response.destroy();
  };
  const server = createServer((request, response) => {
    serve(request, response).catch((cause: unknown) =>
      response.destroy(cause instanceof Error ? cause : undefined),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : 0,
    latch,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
