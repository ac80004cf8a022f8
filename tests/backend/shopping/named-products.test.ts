import { expect, test } from 'vitest';
import { listNamedProducts, mostNamed } from '../../../contract/api/shopping/product.ts';
import { testShopOfFile } from '../test-shop.ts';

const shop = testShopOfFile();

const named = (slugs: string, brand = 'cestolieto') =>
  shop().visitor(brand).call(listNamedProducts, { slugs });

test('A18 gives products in the order of their slugs, each once, without those that are not sold (B-39)', async () => {
  const answer = await named('mele-annurche,non-esiste,penne-rigate-500-g,mele-annurche,');
  expect(answer.data?.products.map(({ slug }) => slug)).toEqual(['mele-annurche', 'penne-rigate-500-g']);
});

test.each([
  ['none', ','],
  ['too many', Array.from({ length: mostNamed + 1 }, (_, at) => `p-${at}`).join(',')],
  ['a slug too long', 'x'.repeat(201)],
])('A18 refuses %s', async (_what, slugs) => {
  expect((await named(slugs)).http).toBe(422);
});
