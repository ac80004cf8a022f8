import * as v from 'valibot';
import { expect, test } from 'vitest';
import {
  contentErrorSchema,
  contentHitSchema,
  menuSchema,
  postSchema,
  searchHitSchema,
  sliderSchema,
  slideSchema,
} from '../../../contract/api/content/content.ts';
import { flyerSchema } from '../../../contract/api/content/flyer.ts';
import { recipeSchema } from '../../../contract/api/content/recipe.ts';
import { apiVersion } from '../../../contract/api/api-version.ts';
import { versionSchema } from '../../../contract/api/version.ts';
import { demoTenants } from '../demo-tenants.ts';
import { openTestShop, testShopOfFile } from '../test-shop.ts';

const shop = testShopOfFile();

async function read<S extends v.GenericSchema>(path: string, schema: S, brand = 'cestolieto') {
  const answer = await shop().visitor(brand).send(path);
  expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
  return { answer, data: v.parse(schema, await answer.json()) };
}

test.each(['header', 'footer', 'links'])('X01 gives the %s menu', async (location) => {
  const { answer, data } = await read(`/p/wp-json/menu-locations/${location}`, menuSchema);
  expect(data.location).toBe(location);
  expect(data.items.length).toBeGreaterThanOrEqual(location === 'footer' ? 1 : 0);
  expect(answer.headers.get('cache-control')).toBe('public, max-age=60');
  expect(answer.headers.get('vary')).toBe('Host, Accept-Language');
});

test('X01 does not know other menus', async () => {
  const { answer, data } = await read('/p/wp-json/menu-locations/side', contentErrorSchema);
  expect([answer.status, data.data.status]).toEqual([404, 404]);
});

test('X02 gives at most n slides, for a day in seconds or milliseconds', async () => {
  const slides = v.array(slideSchema);
  const all = await read('/p/wp-json/new_slides/1/1763895600000/50?deliveryServiceId=2', slides);
  expect(all.data.length).toBeGreaterThan(0);
  const one = await read('/p/wp-json/new_slides/1/1763895600/1', slides);
  expect(one.data).toEqual(all.data.slice(0, 1));
  expect(one.data[0]?.image).toMatch(/^\/media\/[0-9a-f]+-\d+\.webp$/);
  expect((await read('/p/wp-json/new_slides/77/1763895600/5', slides)).data).toEqual([]);
  expect(
    (await read('/p/wp-json/new_slides/99999999999/1763895600/5', contentErrorSchema)).answer.status,
  ).toBe(400);
  for (const path of ['x/1763895600/5', '1/oggi/5', '1/1763895600/n', '1/1763895600/0', '1/1763895600/51']) {
    const { answer, data } = await read(`/p/wp-json/new_slides/${path}`, contentErrorSchema);
    expect([answer.status, data.data.status]).toEqual([400, 400]);
  }
});

test.each(['/p/wp-json/pages', '/p/wp-json/wp/v2/pages'])(
  'X03 answers pages at %s (API-28)',
  async (path) => {
    const posts = v.array(postSchema);
    const { data, answer } = await read(`${path}?slug=consegna-a-casa`, posts);
    expect(data.map((post) => post.slug)).toEqual(['consegna-a-casa']);
    expect(answer.headers.get('x-wp-total')).toBe('1');
    expect((await read(`${path}?slug=non-esiste`, posts)).data).toEqual([]);
    const all = await read(`${path}?per_page=2&page=1`, posts);
    expect(all.data).toHaveLength(2);
    expect(Number(all.answer.headers.get('x-wp-totalpages'))).toBe(
      Math.ceil(Number(all.answer.headers.get('x-wp-total')) / 2),
    );
    expect((await read(`${path}?page=99`, posts)).data).toEqual([]);
    expect((await read(`${path}?page=due`, contentErrorSchema)).answer.status).toBe(400);
  },
);

test('CMS-06: X02 gives slides of a day of the week and of a delivery service to those alone', async () => {
  const titles = async (day: string, service = '') => {
    const noon = Date.parse(`${day}T11:00:00Z`);
    const { data } = await read(`/p/wp-json/new_slides/1/${noon}/50${service}`, v.array(slideSchema));
    return data.map(({ title }) => title);
  };
  const always = [
    'Che si mangia domani sera?',
    'La colazione è pronta prima di te',
    'Domenica si mangia tutti insieme',
  ];
  expect(await titles('2026-11-24')).toEqual(always);
  expect(await titles('2026-11-24', '?deliveryServiceId=2')).toEqual(always);
  expect(await titles('2026-11-24', '?deliveryServiceId=1')).toEqual([...always, 'Passi tu in negozio?']);
  expect(await titles('2026-11-28')).toEqual([...always, 'Sabato si fa la spesa grande']);
  const wrong = await read('/p/wp-json/new_slides/1/1763895600/5?deliveryServiceId=casa', contentErrorSchema);
  expect(wrong.answer.status).toBe(400);
});

test('B-39: X04 gives a recipe its people, its minutes and its ingredients with their products', async () => {
  const { data } = await read('/p/wp-json/ricette?slug=amatriciana', v.array(recipeSchema));
  expect(data.map(({ link, acf }) => ({ link, ...acf, ingredients: acf.ingredients.slice(0, 1) }))).toEqual([
    {
      link: '/ricette/amatriciana',
      servings: 4,
      minutes: 30,
      picture: '/media/emoji/1f35d-480.webp',
      ingredients: [{ name: 'rigatoni', amount: 400, unit: 'g', product: 'rigatoni-500-g', pantry: false }],
    },
  ]);
});

test('CMS-04: X04 gives a flyer its days by now, its condition and its products', async () => {
  const { data } = await read('/p/wp-json/volantini', v.array(flyerSchema));
  const today = new Date().toISOString().slice(0, 10);
  const [week] = data;
  expect(week).toMatchObject({
    slug: 'settimana-della-dispensa',
    acf: { label: '', picture: '/media/emoji/1f96b-480.webp' },
  });
  expect([week!.acf.valid_from <= today, week!.acf.valid_to >= today, week!.acf.products.length]).toEqual([
    true,
    true,
    28,
  ]);
});

test('CMS-05: what is dated later than today is not seen before', async () => {
  const [tenant] = demoTenants;
  const later = tenant!.content.posts().map((post) => ({ ...post, date: '2999-01-01' }));
  const tenants = [{ ...tenant!, content: { posts: () => later } }];
  const open = await openTestShop({}, { tenants });
  const answer = await open.visitor().send('/p/wp-json/faq');
  expect([await answer.json(), answer.headers.get('x-wp-total')]).toEqual([[], '0']);
  await open.backend.close();
});

test('X05 answers the home block of each brand', async () => {
  for (const brand of ['cestolieto', 'ortavia', 'passolesto']) {
    const { data } = await read('/p/wp-json/ux-blocks?slug=home', v.array(postSchema), brand);
    expect(data).toHaveLength(1);
  }
  expect((await read('/p/wp-json/ux-blocks?page=due', contentErrorSchema)).answer.status).toBe(400);
});

test.each(['/p/wp-json', '/p/wp-json/wp/v2'])(
  'X04 lists posts by type under %s, ten a page',
  async (root) => {
    const posts = v.array(postSchema);
    const first = await read(`${root}/faq?hash=w0d0t0`, posts);
    expect(first.data).toHaveLength(10);
    expect([first.answer.headers.get('x-wp-total'), first.answer.headers.get('x-wp-totalpages')]).toEqual([
      '13',
      '2',
    ]);
    const second = await read(`${root}/faq?page=2`, posts);
    expect(second.data.map((post) => post.slug)).not.toContain(first.data[0]?.slug);
    expect(second.data).toHaveLength(3);
    expect((await read(`${root}/faq?page=3`, posts)).data).toEqual([]);
    const { data: ofCategory } = await read(`${root}/faq?categoryName=Pagamenti&per_page=100`, posts);
    expect(new Set(ofCategory.map((post) => post.categorySlug))).toEqual(new Set(['pagamenti']));
    const { data: leaflets } = await read(`${root}/volantini`, posts);
    expect(leaflets.length).toBeGreaterThanOrEqual(2);
    expect(leaflets.every((post) => post.testo_validit !== '' && post.type === 'volantini')).toBe(true);
    const { data: one } = await read(`${root}/volantini?slug=${leaflets[1]!.slug}`, posts);
    expect(one).toEqual([leaflets[1]]);
    expect((await read(`${root}/vantaggi`, posts)).data.length).toBeGreaterThanOrEqual(2);
    expect((await read(`${root}/news`, posts)).answer.headers.get('x-wp-totalpages')).toBe('1');
    const unknown = await read(`${root}/eventi`, contentErrorSchema);
    expect([unknown.answer.status, unknown.data]).toEqual([
      404,
      { code: 'rest_no_route', message: 'Non trovato.', data: { status: 404 } },
    ]);
  },
);

test('X06 gives a whole slider, and knows the rest not', async () => {
  const slider = await read('/p/wp-json/slides_by_id/1', sliderSchema);
  const slides = await read('/p/wp-json/new_slides/1/1763895600/50', v.array(slideSchema));
  // Those of some days or of one way of delivery are among them.
  expect(slider.data.slides).toHaveLength(5);
  expect(slider.data.slides).toEqual(expect.arrayContaining(slides.data));
  expect((await read('/p/wp-json/slides_by_id/77', contentErrorSchema)).answer.status).toBe(404);
  expect((await read('/p/wp-json/slides_by_id/uno', contentErrorSchema)).answer.status).toBe(400);
});

test('X08 finds pages and posts by their words (CMS-09)', async () => {
  const hits = v.array(contentHitSchema);
  const found = (await read('/p/wp-json/custom/ali/search?q=CONSEGNA%20gratis', hits)).data;
  const gift = found.find((hit) => hit.slug === 'consegna-gratis')!;
  expect(gift).toMatchObject({
    title: expect.stringMatching(/^Consegna gratis da /) as string,
    url: '/vantaggi#consegna-gratis',
    type: 'vantaggi',
  });
  expect(gift.excerpt).not.toMatch(/[<>]/);
  expect(gift.excerpt.length).toBeLessThanOrEqual(161);
  expect((await read('/p/wp-json/custom/ali/search?q=', hits)).data).toEqual([]);
  expect((await read('/p/wp-json/custom/ali/search?q=zzqqxxyy', hits)).data).toEqual([]);
  expect((await read('/p/wp-json/custom/ali/search?q=%3Csection%3E', hits)).data).toEqual([]);
  const long = await read(`/p/wp-json/custom/ali/search?q=${'x'.repeat(201)}`, contentErrorSchema);
  expect(long.answer.status).toBe(400);
});

test('X09 pages what it finds and keeps one kind of it', async () => {
  const hits = v.array(searchHitSchema);
  const all = await read('/p/wp-json/wp/v2/search?search=consegna', hits);
  const total = Number(all.answer.headers.get('x-wp-total'));
  expect(total).toBeGreaterThan(2);
  expect(all.data.every((hit) => hit.type === 'post')).toBe(true);
  const second = await read('/p/wp-json/wp/v2/search?search=consegna&per_page=1&page=2', hits);
  expect(second.data).toEqual(all.data.slice(1, 2));
  expect(second.answer.headers.get('x-wp-totalpages')).toBe(String(total));
  const { data: faq } = await read('/p/wp-json/wp/v2/search?search=consegna&type=post&subtype=faq', hits);
  expect(new Set(faq.map((hit) => hit.subtype))).toEqual(new Set(['faq']));
  const { data: pages } = await read('/p/wp-json/wp/v2/search?search=casa&subtype=page', hits);
  expect(pages.map((hit) => hit.url)).toContain('/page/consegna-a-casa');
  expect((await read('/p/wp-json/wp/v2/search', hits)).data).toEqual([]);
  for (const wrong of ['page=due', 'type=user', 'subtype=eventi']) {
    const answer = await read(`/p/wp-json/wp/v2/search?search=casa&${wrong}`, contentErrorSchema);
    expect(answer.answer.status).toBe(400);
  }
});

test('unknown content is a 404 of the content API, a wrong method 405', async () => {
  expect((await read('/p/wp-json/nulla', contentErrorSchema)).answer.status).toBe(404);
  const posted = await shop().visitor().send('/p/wp-json/pages', { method: 'POST', body: '{}' });
  expect([posted.status, posted.headers.get('allow')]).toEqual([405, 'GET']);
});

test('A08 tells the version without envelope (LIFE-04, API-27)', async () => {
  const { answer, data } = await read('/version.json', versionSchema);
  expect(data.version).toBe(apiVersion);
  expect(answer.headers.get('cache-control')).toBe('no-cache');
});

test.each([
  ['/p/wp-json/pages?slug=%00', 400],
  ['/p/wp-json/faq?slug=a%00b&per_page=1', 400],
  ['/p/wp-json/ux-blocks?slug=%00', 400],
  ['/p/wp-json/menu-locations/%00', 404],
  ['/__psp/%00', 404],
  ['/__dev/outbox?to=a%00', 400],
])('reliability 28: %s is answered %i', async (path, status) => {
  expect((await shop().visitor().send(path)).status).toBe(status);
});

test('reliability 28: a day that is none is a bad call', async () => {
  const body = JSON.stringify({ dateIso: 'x', timeslotId: 1, left: 1 });
  const headers = { 'Content-Type': 'application/json' };
  const answer = await shop().visitor().send('/__dev/timeslot', { method: 'POST', headers, body });
  expect(answer.status).toBe(422);
});
