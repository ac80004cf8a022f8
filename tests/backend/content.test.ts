import * as v from 'valibot';
import { expect, test } from 'vitest';
import { contentErrorSchema, menuSchema, postSchema, slideSchema } from '../../contract/api/content.ts';
import { apiVersion, versionSchema } from '../../contract/api/version.ts';
import { testShopOfFile } from './test-shop.ts';

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
  expect(answer.headers.get('vary')).toBe('Host');
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

test.each(['/p/wp-json/pages', '/p/wp-json/wp/v2/pages'])('X03 answers pages at %s', async (path) => {
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
});

test('X05 answers the home block of each brand', async () => {
  for (const brand of ['cestolieto', 'ortavia', 'passolesto']) {
    const { data } = await read('/p/wp-json/ux-blocks?slug=home', v.array(postSchema), brand);
    expect(data).toHaveLength(1);
  }
});

test('unknown content is a 404 of the content API, a wrong method 405', async () => {
  expect((await read('/p/wp-json/nulla', contentErrorSchema)).answer.status).toBe(404);
  const posted = await shop().visitor().send('/p/wp-json/pages', { method: 'POST', body: '{}' });
  expect(posted.status).toBe(405);
});

test('A08 tells the version without envelope (LIFE-04)', async () => {
  const { answer, data } = await read('/version.json', versionSchema);
  expect(data.version).toBe(apiVersion);
  expect(answer.headers.get('cache-control')).toBe('no-cache');
});
