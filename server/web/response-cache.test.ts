import { createServer, request, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener, type Http2Bindings, type HttpBindings } from '@hono/node-server';
import { afterEach, describe, expect, test } from 'vitest';
import { trustedProxies } from '../../backend/http/trusted-proxies.ts';
import { createResponseCache } from './response-cache.ts';

interface Answered {
  readonly status: number;
  readonly body: string;
  readonly etag: string;
}

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** A server whose answers count how often they were made. */
async function open({
  lifetime = 60_000,
  trusted = [] as string[],
  cacheControl = 'public, max-age=60',
  headerPrefix = 'X-Ebsn-',
} = {}) {
  const state = { now: 0, version: 1 as number | null, made: 0, status: 200, onMade: () => {} };
  const trusts = trustedProxies(trusted);
  const cache = createResponseCache({
    now: () => state.now,
    lifetime,
    trusts,
    versionOf: () => state.version,
    sessionCookie: 'X-Ebsn-Session',
    headerPrefix,
  });
  const make = getRequestListener(
    async (_, { incoming }: HttpBindings | Http2Bindings) => {
      const host = String(
        trusts('127.0.0.1')
          ? (incoming.headers['x-forwarded-host'] ?? incoming.headers.host)
          : incoming.headers.host,
      );
      const key = cache.keyOf(incoming, host.split('.')[0] ?? '');
      state.made += 1;
      state.onMade();
      const body = `${key?.tenantId ?? 'nobody'} ${state.made}`;
      const response = new Response(body, {
        status: state.status,
        headers: { 'Cache-Control': cacheControl },
      });
      return key === null ? response : cache.store(key, response);
    },
    { overrideGlobalObjects: false },
  );
  const listener: RequestListener = (incoming, outgoing) => {
    if (!cache.serve(incoming, outgoing)) void make(incoming, outgoing);
  };
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => server.close());
  const { port } = server.address() as AddressInfo;
  const get = (
    path = '/ebsn/api/products?q=pane',
    headers: Record<string, string> = {},
    method = 'GET',
  ): Promise<Answered> =>
    new Promise((resolve, reject) => {
      const sent = request({
        port,
        host: '127.0.0.1',
        path,
        method,
        headers: { host: 'a.shop', ...headers },
      });
      sent.on('error', reject);
      sent.on('response', (response) => {
        let body = '';
        response.on('data', (part: Buffer) => (body += part.toString()));
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, body, etag: String(response.headers.etag) }),
        );
      });
      sent.end();
    });
  return { state, get };
}

describe('answers that are the same for everybody', () => {
  test('are made once and sent again, with an entity tag that spares the body', async () => {
    const { get } = await open();
    const first = await get();
    expect([first.status, first.body]).toEqual([200, 'a 1']);
    expect(await get()).toEqual(first);
    expect(await get(undefined, { 'if-none-match': first.etag })).toEqual({
      status: 304,
      body: '',
      etag: first.etag,
    });
  });

  test('are made anew as soon as anything of the brand changes', async () => {
    const { get, state } = await open();
    await get();
    state.version = 2;
    expect((await get()).body).toBe('a 2');
    expect((await get()).body).toBe('a 2');
  });

  test('made from an older state are not sent for the newer one', async () => {
    const { get, state } = await open();
    state.onMade = () => {
      state.version = 2;
    };
    await get();
    expect((await get()).body).toBe('a 2');
  });

  test('are made anew after their lifetime', async () => {
    const { get, state } = await open();
    await get();
    state.now = 59_999;
    expect((await get()).body).toBe('a 1');
    state.now = 60_000;
    expect((await get()).body).toBe('a 2');
  });

  test('are never stored while changes are not heard, nor without a lifetime', async () => {
    const deaf = await open();
    deaf.state.version = null;
    await deaf.get();
    expect((await deaf.get()).body).toBe('nobody 2');
    const none = await open({ lifetime: 0 });
    await none.get();
    expect((await none.get()).body).toBe('nobody 2');
  });

  test.each([
    ['another host', '/ebsn/api/products?q=pane', { host: 'b.shop' }],
    ['another address', '/ebsn/api/products?q=latte', {}],
    ['another encoding', '/ebsn/api/products?q=pane', { 'accept-encoding': 'br' }],
  ])('reliability 25: are others for %s', async (_, path, headers) => {
    const { get } = await open();
    await get();
    expect((await get(path, headers)).body).toMatch(/ 2$/);
  });

  test.each([
    ['a session cookie', { cookie: 'a=b; X-Ebsn-Session=secret' }],
    ['a session header', { 'x-ebsn-session': 'secret' }],
    ['an origin', { origin: 'https://a.shop' }],
  ])('reliability 25, 30: are not for a call with %s', async (_, headers) => {
    const { get } = await open();
    await get();
    expect((await get(undefined, headers)).body).toBe('nobody 2');
    expect((await get()).body).toBe('a 1');
  });

  test('SES-02: are not for a call with the session header of a server that names its own', async () => {
    const { get } = await open({ headerPrefix: 'Spesa-' });
    await get();
    expect((await get(undefined, { 'spesa-session': 'secret' })).body).toBe('nobody 2');
    expect((await get(undefined, { 'x-ebsn-session': 'nothing here' })).body).toBe('a 1');
  });

  test('pages are the same with a session', async () => {
    const { get } = await open();
    await get('/');
    expect((await get('/', { cookie: 'X-Ebsn-Session=secret' })).body).toBe('a 1');
  });

  test('a forwarded host counts from a trusted proxy only', async () => {
    const trusting = await open({ trusted: ['127.0.0.1'] });
    await trusting.get('/', { 'x-forwarded-host': 'b.shop' });
    expect((await trusting.get('/', { 'x-forwarded-host': 'c.shop' })).body).toBe('c 2');
    const wary = await open();
    await wary.get('/', { 'x-forwarded-host': 'b.shop' });
    expect((await wary.get('/', { 'x-forwarded-host': 'c.shop' })).body).toBe('a 1');
  });
});

test.each([
  ['private answers', { cacheControl: 'private, no-store' }, 200, 'GET', '/'],
  ['errors', {}, 503, 'GET', '/'],
  ['other methods', {}, 200, 'POST', '/'],
  ['endless addresses', {}, 200, 'GET', `/${'a'.repeat(500)}`],
])('reliability 30: %s are not stored', async (_, options, status, method, path) => {
  const { get, state } = await open(options);
  state.status = status;
  await get(path, {}, method);
  expect((await get(path, {}, method)).body).toMatch(/ 2$/);
});
