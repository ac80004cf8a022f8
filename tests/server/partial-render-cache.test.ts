import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { usualHeaderPrefix } from '../../contract/api/headers.ts';
import { listCategories } from '../../contract/api/shopping/category.ts';
import { loadBrands, type Brand } from '../../server/brands.ts';
import { createPages } from '../../server/rendering/pages.ts';
import { openBuiltRenderer, type Renderer } from '../../server/rendering/renderer.ts';
import { root } from '../../server/root.ts';
import { openSeededShop, type SeededShop } from '../../paths/kit/http/seeded-shop.ts';

let shop: SeededShop;
let renderer: Renderer;
let brand: Brand | undefined;

beforeAll(async () => {
  shop = await openSeededShop();
  renderer = await openBuiltRenderer({ distDir: `${root}/dist`, headerPrefix: usualHeaderPrefix });
  [brand] = await loadBrands(root);
});

afterAll(() => shop?.close());

const nobody = { secure: false, address: '127.0.0.1', userAgent: '', appOrigin: null };

type Answering = (request: Request) => Promise<Response>;

/** The home page, where the call for the departments is answered like this. */
async function home(departments: Answering) {
  if (brand === undefined) throw new Error('there is no brand');
  const pages = createPages({
    renderer,
    shop: async (request) =>
      new URL(request.url).pathname === listCategories.path
        ? departments(request)
        : shop.backend.app.fetch(request),
    originOf: () => 'https://shop.example',
    isGone: () => Promise.resolve(false),
    sessionCookie: 'X-Ebsn-Session',
    accountCookie: 'X-Ebsn-Account',
    now: Date.now,
  });
  const answer = await pages(new Request('http://cestolieto.localhost/'), { brand, language: 'it' }, nobody);
  const html = await answer.text();
  return {
    status: answer.status,
    caching: answer.headers.get('cache-control'),
    hasDepartments: html.includes('aria-label="Reparti"'),
    hasOffers: html.includes('Le offerte'),
  };
}

test('a page with all its parts may be kept', async () => {
  // The first of a shop just opened may be late itself.
  await vi.waitFor(async () => {
    expect(await home(async (request) => shop.backend.app.fetch(request))).toEqual({
      status: 200,
      caching: 'public, max-age=0, s-maxage=60, stale-while-revalidate=300',
      hasDepartments: true,
      hasOffers: true,
    });
  }, 60_000);
});

test.each<[string, Answering]>([
  ['never comes', () => new Promise(() => undefined)],
  ['is a failure', () => Promise.resolve(new Response('{}', { status: 503 }))],
  ['is lost', () => Promise.reject(new TypeError('no line'))],
])('ERR-03: a page of which a part %s is shown without it, and kept by nobody', async (_, departments) => {
  expect(await home(departments)).toEqual({
    status: 200,
    caching: 'private, no-store',
    hasDepartments: false,
    hasOffers: true,
  });
});
