import { describe, expect, test } from 'vitest';
import { tenant } from '../../tenants/cestolieto/tenant.ts';
import { addresses } from '../../tenants/cestolieto/moved.ts';
import { seed } from '../../tenants/cestolieto/seed.ts';
import { tokens } from '../../tenants/cestolieto/tokens.ts';
import { entryPath } from '../../src/routing/entry/entry-path.ts';
import { routeOf } from '../../src/routing/match-route.ts';
import type { Brand } from '../brands.ts';
import { mailLookOf } from '../mail-look.ts';
import { createPages } from './pages.ts';
import type { Renderer } from './renderer.ts';

const noContent = { posts: () => [], reload: () => Promise.resolve() };
const brand: Brand = {
  facts: tenant.facts,
  seed,
  tokens,
  mailLook: mailLookOf(tokens),
  addresses,
  content: noContent,
};

type Rendered = Awaited<ReturnType<Renderer['render']>>;

/** A renderer that knows the real routes and renders one sentence. */
function rendererOf(
  status: 200 | 404 | 503,
  asked: string[],
  asShopper: (fetch: typeof globalThis.fetch) => void,
): Renderer {
  return {
    inlineScripts: [],
    matchRoute: (href) => Promise.resolve({ ...routeOf(href).route, leadsTo: entryPath(href) }),
    publicPaths: () => Promise.reject(new Error('nobody lists addresses here')),
    render: (_language, { href, origin, shopperFetch }): Promise<Rendered> => {
      asked.push(`${origin} ${href}`);
      if (shopperFetch !== null) asShopper(shopperFetch);
      return Promise.resolve({
        head: { title: 'Pane', description: 'Tutto il pane', canonical: '/x', status },
        found: null,
        html: '<main>Pane</main>',
        isWhole: true,
        bootstrapId: 'bootstrap',
        bootstrap: {
          build: '1',
          today: '2026-11-21',
          page: {},
          shell: {},
          isPersonal: shopperFetch !== null,
        },
      } as Rendered); // what createPages reads of it
    },
    cookieChoice: () => Promise.reject(new Error('nobody chooses here')),
    logIn: () => Promise.reject(new Error('nobody logs in here')),
    storefrontOf: () =>
      Promise.resolve({ themeClass: 'theme-1' } as Awaited<ReturnType<Renderer['storefrontOf']>>), // likewise
    references: () =>
      Promise.resolve({
        styles: [{ href: '/assets/a.css', text: '' }],
        fonts: null,
        preloads: { page: [], visitor: [], calls: [], login: [] },
        early: { text: 'early()' },
        firstCall: { path: '/ebsn/api/cart/view', headers: {} },
        entry: '/assets/entry.js',
        pageModule: '/assets/home.page.js',
        storefront: '/assets/brand.js',
      }),
    finish: (html) => Promise.resolve(html),
  };
}

const asker = { secure: true, address: '192.0.2.7', userAgent: 'a browser', appOrigin: null };

function open(status: 200 | 404 | 503 = 200) {
  const asked: string[] = [];
  const calls: unknown[] = [];
  const pages = createPages({
    renderer: rendererOf(
      status,
      asked,
      (fetch) => void fetch('http://cestolieto.localhost/ebsn/api/cart/view'),
    ),
    shop: ({ url, headers }, by) => {
      calls.push([new URL(url).pathname, headers.get('cookie'), by]);
      return Promise.resolve(new Response(null, { headers: { 'Set-Cookie': 'X-Ebsn-Session=; Max-Age=0' } }));
    },
    originOf: () => 'https://shop.example',
    isGone: () => Promise.resolve(false),
    sessionCookie: 'X-Ebsn-Session',
    accountCookie: 'Account',
    now: () => 0,
  });
  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    pages(new Request(`http://shop.example${path}`, { method, headers }), { brand, language: 'it' }, asker);
  return { get, asked, calls };
}

const shared = 'public, max-age=0, s-maxage=60, stale-while-revalidate=300';
const personal = 'private, no-store';
const session = { Cookie: 'theme=1; X-Ebsn-Session=abc' };

describe('the guard', () => {
  test.each([
    ['/checkout', '/?returnTo=%2Fcheckout'],
    ['/profile/orders?page=2', '/?returnTo=%2Fprofile%2Forders%3Fpage%3D2'],
    ['/cart/payment-completed/900', '/?returnTo=%2Fcart%2Fpayment-completed%2F900'],
  ])('NAV-22, NAV-23: without a session %s leads home, with the way back', async (path, location) => {
    const { get, asked } = open();
    const answer = await get(path);
    expect([
      answer.status,
      answer.headers.get('location'),
      answer.headers.get('cache-control'),
      asked,
    ]).toEqual([302, location, personal, []]);
  });

  test.each(['//evil.example/checkout', '//[', '//:99999'])(
    'NAV-19, NAV-23: %s is no place to return to, and no failure',
    async (path) => {
      const { get, asked } = open(404);
      const answer = await get(path);
      expect([answer.status, answer.headers.get('location'), asked]).toEqual([
        404,
        null,
        [`http://${tenant.facts.tenantId}.localhost ${path}`],
      ]);
    },
  );

  test.each([session, { Cookie: '__Host-X-Ebsn-Session=abc' }])(
    'NAV-22: with %o the frame of the page comes',
    async (headers) => {
      const answer = await open().get('/checkout', headers);
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, personal]);
    },
  );

  test.each([{ Cookie: 'X-Ebsn-Sessions=abc' }, { Cookie: 'a=X-Ebsn-Session=abc' }, { Cookie: '' }])(
    'NAV-22: %o is no session',
    async (headers) => {
      expect((await open().get('/checkout', headers)).status).toBe(302);
    },
  );
});

test.each([
  ['/catalog/fast-search', '/catalog/search'],
  ['/catalog/search?q=latte%2C+pane', '/catalog/fast-search?q=latte,pane'],
])('NAV-03, CAT-15: %s leads to %s, without script too', async (path, location) => {
  const { get, asked } = open();
  const answer = await get(path);
  expect([answer.status, answer.headers.get('location'), asked]).toEqual([302, location, []]);
});

describe('a page', () => {
  test('CAT-26: is rendered for its address and brand, and may be kept by shared caches', async () => {
    const { get, asked } = open();
    const answer = await get('/catalog/category/pane?page=2');
    expect(asked).toEqual([`http://${tenant.facts.tenantId}.localhost /catalog/category/pane?page=2`]);
    expect([answer.status, Object.fromEntries(answer.headers)]).toEqual([
      200,
      {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': shared,
        vary: 'Host',
        'x-shop-build': '1',
      },
    ]);
    const html = await answer.text();
    expect(html).toContain('<div id="app"><main>Pane</main></div>');
    expect(html).toContain('<link rel="canonical" href="https://shop.example/x">');
    expect(html).toContain('"storefront":"/assets/brand.js"');
  });

  test('TEN-09: is the same whoever asks: a session changes nothing of a public one', async () => {
    const [nobody, somebody] = [open(), open()];
    const plain = await nobody.get('/catalog/search');
    const known = await somebody.get('/catalog/search', session);
    expect(await known.text()).toBe(await plain.text());
    expect(known.headers.get('cache-control')).toBe(shared);
  });

  test.each([
    ['/cart/', {}, 200],
    ['/checkout', session, 200],
    ['/nowhere', {}, 404],
    ['/catalog/category/pane', {}, 503],
  ] as const)('%s with %o and status %s is kept by nobody', async (path, headers, status) => {
    const answer = await open(status).get(path, headers);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([status, personal]);
  });

  test('HEAD tells the same without the body', async () => {
    const answer = await open().get('/', {}, 'HEAD');
    expect([answer.status, await answer.text(), answer.headers.get('cache-control')]).toEqual([
      200,
      '',
      shared,
    ]);
  });
});

describe('a page with the data of its shopper', () => {
  test('is asked for with the session of whoever asks and nothing else of theirs, and is kept by nobody', async () => {
    const { get, calls } = open();
    const answer = await get('/cart', session);
    expect(calls).toEqual([['/ebsn/api/cart/view', 'X-Ebsn-Session=abc', asker]]);
    expect([answer.status, answer.headers.get('cache-control'), answer.headers.get('set-cookie')]).toEqual([
      200,
      personal,
      null,
    ]);
    expect(await answer.text()).toContain('"isPersonal":true');
  });

  test('names the session as the browser does, for the shop to judge', async () => {
    const { get, calls } = open();
    await get('/cart', { Cookie: 'X-Ebsn-Session=a; X-Ebsn-Account=1; __Host-X-Ebsn-Session=b' });
    expect(calls).toEqual([['/ebsn/api/cart/view', 'X-Ebsn-Session=a; __Host-X-Ebsn-Session=b', asker]]);
  });

  test('SES-02, NAV-22: names the marker cookie to the scripts as the shop is set up', async () => {
    const { get } = open();
    const html = await (await get('/')).text();
    expect([
      html.includes(
        '{&quot;path&quot;:&quot;/ebsn/api/cart/view&quot;,&quot;headers&quot;:{},&quot;marker&quot;:&quot;Account&quot;}',
      ),
      html.includes('"marker":"Account"'),
    ]).toEqual([true, true]);
  });

  test('is a frame for whoever has no session', async () => {
    const { get, calls } = open();
    const answer = await get('/cart', { Cookie: 'X-Ebsn-Account=1' });
    expect([answer.headers.get('cache-control'), calls]).toEqual([personal, []]);
    expect(await answer.text()).toContain('"isPersonal":false');
  });

  test.each(['/', '/profile/lists', '/catalog/search'])('is not made of %s', async (path) => {
    const { get, calls } = open();
    await get(path, session);
    expect(calls).toEqual([]);
  });
});
