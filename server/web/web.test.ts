import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import type { Backend } from '../../backend/app.ts';
import { createRequestReader } from '../../backend/http/request-info.ts';
import { readConfig } from '../../backend/platform/config.ts';
import { addresses } from '../../tenants/cestolieto/moved.ts';
import { seed } from '../../tenants/cestolieto/seed.ts';
import { tenant } from '../../tenants/cestolieto/tenant.ts';
import { tokens } from '../../tenants/cestolieto/tokens.ts';
import type { Brand } from '../brands.ts';
import { mailLookOf } from '../mail-look.ts';
import { createHealth } from '../operations/health.ts';
import type { Renderer } from '../rendering/renderer.ts';
import { createWeb } from './web.ts';

/** All brands but one have an app. */
const appOf = (tenantId: string): typeof tenant.facts.mobileApp =>
  tenantId === 'plain'
    ? null
    : { id: `it.${tenantId}.shop`, androidFingerprints: ['00'], appleTeamId: 'DEMO000000' };

const brandOf = (tenantId: string): Brand => ({
  facts: { ...tenant.facts, tenantId, domains: [`${tenantId}.example`], mobileApp: appOf(tenantId) },
  seed,
  tokens,
  mailLook: mailLookOf(tokens),
  content: { posts: () => [], reload: () => Promise.resolve() },
  addresses,
});

const app: Backend['app'] = new Hono();
app.all('*', (context) => context.json({ path: context.req.path }));

/** The shop behind the web process, as far as it is asked. */
const shop: Backend = {
  app,
  serves: (pathname) => pathname.startsWith('/ebsn/'),
  readUpload: () => Promise.resolve(null),
  jobs: {
    figures: { doneAt: new Map(), backlogs: new Map() },
    runOnce: () => Promise.resolve(),
    start: () => undefined,
    stop: () => Promise.resolve(),
  },
  calls: new Set(['/ebsn/api/products']),
  isReady: () => Promise.resolve(true),
  load: () => ({ connections: 1, idle: 1, waiting: 0 }),
  findPicture: () => Promise.resolve(null),
  listAddresses: () => Promise.resolve(null),
  isNoLongerSold: () => Promise.resolve(false),
  exportPerson: () => Promise.resolve(null),
  reportDelivery: () => Promise.resolve(null),
  decideClaim: () => Promise.resolve(null),
  changes: { versionOf: () => null },
  warm: () => Promise.resolve(),
  close: () => Promise.resolve(),
};

const nothing = () => Promise.reject(new Error('nobody renders here'));
const renderer: Renderer = {
  inlineScripts: [],
  matchRoute: nothing,
  publicPaths: nothing,
  render: nothing,
  cookieChoice: nothing,
  logIn: nothing,
  storefrontOf: nothing,
  references: nothing,
  finish: nothing,
};

function open(env: Record<string, string> = {}) {
  const logged: unknown[] = [];
  const log = (level: string) => (event: string, facts?: unknown) => void logged.push([level, event, facts]);
  const config = readConfig({ DEFAULT_TENANT: 'one', ...env });
  const brands = [brandOf('one'), brandOf('other'), brandOf('plain')];
  const readRequest = createRequestReader(
    brands.map(({ facts }) => facts),
    config,
  );
  const web = createWeb({
    config,
    brands,
    backend: shop,
    pages: (request, { brand }) => {
      const { pathname } = new URL(request.url);
      if (pathname === '/broken') throw new Error('the database said: secret');
      return Promise.resolve(new Response(`${brand.facts.tenantId} ${pathname}`));
    },
    cookieChoice: {
      keep: () => Promise.resolve(new Response('keeps a choice')),
      sheet: () => Promise.resolve(new Response('sheet of a choice')),
    },
    appFiles: () => Promise.resolve(null),
    logIn: (request) => Promise.resolve(new Response(`logs in at ${new URL(request.url).pathname}`)),
    media: (pathname) => Promise.resolve(pathname.startsWith('/media/') ? new Response('picture') : null),
    sitemap: (pathname) =>
      Promise.resolve(pathname === '/sitemap.xml' ? new Response('map of the shop') : null),
    originOf: ({ facts }) => `https://${facts.tenantId}.example`,
    renderer,
    files: (_request, pathname) =>
      Promise.resolve(pathname === '/assets/entry.js' ? new Response('script') : null),
    log: { info: log('info'), warn: log('warn'), error: log('error') },
    health: createHealth({ isReady: () => Promise.resolve(true) }),
    hasPolicy: true,
  });
  const ask = (path: string, given: RequestInit & { host?: string; from?: string } = {}) => {
    const { host = 'one.localhost', from = '127.0.0.1', ...init } = given;
    const request = new Request(`http://${host}${path}`, init);
    request.headers.set('Host', host);
    return web(request, readRequest(request, { remoteAddress: from }));
  };
  return { ask, logged };
}

describe('who answers', () => {
  test.each([
    ['/ebsn/api/cart/view', '{"path":"/ebsn/api/cart/view"}'],
    ['/assets/entry.js', 'script'],
    ['/media/x.webp', 'picture'],
    ['/sitemap.xml', 'map of the shop'],
    ['/catalog/search', 'one /catalog/search'],
  ])('%s', async (path, body) => {
    expect(await (await open().ask(path)).text()).toBe(body);
  });

  test('NAV-19: a file that is not of the build is not found, and no page stands in for it', async () => {
    const answer = await open().ask('/assets/old-entry.js');
    expect([answer.status, await answer.text(), answer.headers.get('content-type')]).toEqual([
      404,
      'Non trovato',
      'text/plain; charset=utf-8',
    ]);
  });

  test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])('%s is for the shop API alone', async (method) => {
    const { ask } = open();
    const answer = await ask('/checkout', { method });
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    expect((await ask('/ebsn/api/cart/add', { method })).status).toBe(200);
  });

  test('decision 012: the login’s form may be sent to its page', async () => {
    const answer = await open().ask('/login?returnTo=%2Fcart%2F', { method: 'POST' });
    expect([answer.status, await answer.text()]).toEqual([200, 'logs in at /login']);
  });

  test('CAT-26: robots are kept from what belongs to a person, and led to the brand’s own map', async () => {
    const text = async (host: string) => (await open().ask('/robots.txt', { host })).text();
    const rules =
      'User-agent: *\nDisallow: /ebsn/\nDisallow: /profile/\nDisallow: /cart\nDisallow: /checkout\n' +
      'Disallow: /payment\nDisallow: /registration\nDisallow: /login\n\n';
    expect([await text('one.localhost'), await text('other.localhost')]).toEqual([
      `${rules}Sitemap: https://one.example/sitemap.xml\n`,
      `${rules}Sitemap: https://other.example/sitemap.xml\n`,
    ]);
  });
});

describe('the app of a brand', () => {
  test('NAV-26, TEN-01: each host tells of its own, with every domain, and leads nowhere else', async () => {
    const { ask } = open();
    const told = async (host: string) => {
      const answer = await ask('/.well-known/assetlinks.json', { host });
      const [{ target }] = (await answer.json()) as [{ target: { package_name: string } }];
      return [answer.status, answer.headers.get('content-type'), target.package_name];
    };
    const json = 'application/json';
    expect([await told('one.localhost'), await told('one.example')]).toEqual([
      [200, json, 'it.one.shop'],
      [200, json, 'it.one.shop'],
    ]);
    expect(await told('other.example')).toEqual([200, json, 'it.other.shop']);
  });

  test('NAV-26: of an iPhone it is told without a language before the address alone', async () => {
    const { ask } = open();
    const apple = '/.well-known/apple-app-site-association';
    const plain = await ask(apple);
    expect([plain.status, plain.headers.get('content-type'), plain.redirected]).toEqual([
      200,
      'application/json',
      false,
    ]);
    expect(await (await ask(`/en${apple}`)).text()).toBe(`one ${apple}`);
  });

  test('LIFE-10: where there is none, there is no such file', async () => {
    const { ask } = open();
    for (const file of ['assetlinks.json', 'apple-app-site-association']) {
      const answer = await ask(`/.well-known/${file}`, { host: 'plain.example' });
      expect([answer.status, await answer.text()]).toEqual([404, 'Non trovato']);
    }
  });
});

describe('which brand', () => {
  test.each([
    ['one.localhost', 'one'],
    ['other.localhost:3000', 'other'],
    ['OTHER.example', 'other'],
    ['nobody.example', 'one'],
    ['127.0.0.1', 'one'],
  ])('TEN-01, T6: at %s it is %s', async (host, tenantId) => {
    expect(await (await open().ask('/x', { host })).text()).toBe(`${tenantId} /x`);
  });

  test('reliability 19: T6: another host counts only from a proxy that is trusted', async () => {
    const { ask } = open({ TRUSTED_PROXIES: '10.0.0.0/8' });
    const headers = { 'X-Forwarded-Host': 'other.localhost' };
    const [near, far] = [
      await ask('/x', { headers, from: '10.1.2.3' }),
      await ask('/x', { headers, from: '9.9.9.9' }),
    ];
    expect([await near.text(), await far.text()]).toEqual(['other /x', 'one /x']);
  });
});

describe('every answer', () => {
  test.each([
    '/',
    '/ebsn/api/x',
    '/assets/entry.js',
    '/assets/none.js',
    '/media/x',
    '/robots.txt',
    '/broken',
  ])('reliability 30: decision 018: of %s carries what keeps others out', async (path) => {
    const { headers } = await open().ask(path);
    expect([
      headers.get('content-security-policy')?.includes("script-src 'self';"),
      headers.get('x-content-type-options'),
      headers.get('x-frame-options'),
    ]).toEqual([true, 'nosniff', 'DENY']);
  });

  test('reliability 30: SES-02: tells of https only when it came over it, or a trusted proxy says so', async () => {
    const { ask } = open({ TRUSTED_PROXIES: '10.0.0.0/8' });
    const headers = { 'X-Forwarded-Proto': 'https' };
    const strict = async (given: object) =>
      (await ask('/', given)).headers.get('strict-transport-security') !== null;
    expect([
      await strict({}),
      await strict({ headers }),
      await strict({ headers, from: '10.1.2.3' }),
    ]).toEqual([false, false, true]);
  });

  test('carries the name it is known by in the log, and a line there when that is wanted', async () => {
    const quiet = open();
    await quiet.ask('/x');
    expect(quiet.logged).toEqual([]);
    const { ask, logged } = open({ LOG_REQUESTS: 'on', TRACE_CONTEXT: 'on' });
    const trace = '4bf92f3577b34da6a3ce929d0e0e4736';
    const answer = await ask('/x?email=anna', {
      headers: { traceparent: `00-${trace}-00f067aa0ba902b7-01` },
    });
    expect(answer.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    expect(answer.headers.get('traceresponse')).toContain(trace);
    expect(logged).toEqual([
      [
        'info',
        'request.answered',
        { method: 'GET', path: '/x', status: 200, ms: expect.any(Number) as unknown, tenantId: 'one' },
      ],
    ]);
  });

  test('ERR-15: a failure tells nothing but an id, which the log knows', async () => {
    const { ask, logged } = open();
    const answer = await ask('/broken?token=secret');
    const text = await answer.text();
    const id = /\(([\da-f-]{36})\)/.exec(text)?.[1];
    expect(answer.headers.get('x-request-id')).toBe(id);
    expect([answer.status, text]).toEqual([
      500,
      `Qualcosa non ha funzionato. Riprova tra qualche istante. (${id})`,
    ]);
    expect(logged).toEqual([
      [
        'error',
        'web.failed',
        { path: '/broken', reason: expect.stringContaining('the database said') as unknown },
      ],
    ]);
  });
});
