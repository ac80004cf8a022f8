import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { logout } from '../contract/api/account/auth.ts';
import { viewPurchaseRestriction } from '../contract/api/shopping/cart.ts';
import { listCategories, viewCategoryBlock } from '../contract/api/shopping/category.ts';
import { listPaymentAuths } from '../contract/api/ordering/checkout.ts';
import { listProducts } from '../contract/api/shopping/product.ts';
import { listStores, viewDeliveryFee } from '../contract/api/shopping/store.ts';
import { selectTimeslot } from '../contract/api/shopping/timeslot.ts';
import { clientAt, done, openShopBorder, refused, type ShopBorder } from '../tests/services/shop-border.ts';

let border: ShopBorder;
beforeAll(async () => {
  border = await openShopBorder();
});
afterAll(() => border.close());

const stores = { stores: [] };
const noCategories = { categories: [] };
const noProducts = {
  page: { selPage: 1, totPages: 1, totItems: 0, itemsPerPage: 24 },
  products: [],
  facets: [],
  departments: [],
  didYouMean: null,
  leftOut: [],
};

/** A border whose public reads succeed, and a client that has asked for the categories once. */
async function asked() {
  border.answers(({ url }) => {
    if (url.includes('/category')) return done(noCategories);
    return url.includes('/products') ? done(noProducts) : refused(200, [{ error: 'No', code: 'validation' }]);
  });
  const at = clientAt(border);
  await at.client.call(listCategories, {});
  const again = async () => {
    const before = border.seen.length;
    await at.client.call(listCategories, {});
    return border.seen.length - before;
  };
  return { ...at, again };
}

const ignored = (call: Promise<unknown>): Promise<unknown> => call.catch(() => undefined);

describe('public answers', () => {
  test('API-06: are kept 15 minutes, and not told of when they come from the cache', async () => {
    const { again, pass, told } = await asked();
    pass(15 * 60_000 - 1);
    expect(await again()).toBe(0);
    expect(told).toEqual(['started', 'ended']);
    pass(1);
    expect(await again()).toBe(1);
  });

  test('CAT-13, API-06: another hash is another question', async () => {
    const { client } = await asked();
    await client.call(listProducts, { hash: 'w0d0t0' });
    await client.call(listProducts, { hash: 'w89d2026-11-22t5' });
    await client.call(listProducts, { hash: 'w0d0t0' });
    expect(border.seen.slice(1).map(({ url }) => url)).toEqual([
      '/ebsn/api/products?hash=w0d0t0',
      '/ebsn/api/products?hash=w89d2026-11-22t5',
    ]);
  });

  test('API-06: an answer from the future is not trusted', async () => {
    const { again, pass } = await asked();
    pass(-1);
    expect(await again()).toBe(1);
  });

  test('API-06: stores and product blocks are asked for each time', async () => {
    border.answers(({ url }) =>
      done(url.includes('store-proximity') ? stores : { categoryBlockId: 1, title: 'Novità', products: [] }),
    );
    const { client } = clientAt(border);
    for (const _ of [1, 2]) {
      await client.call(listStores, { services: '1' });
      await client.call(viewCategoryBlock, { categoryBlockId: 1 });
    }
    expect(border.seen.map(({ url }) => url.split('?')[0])).toEqual([
      '/ebsn/api/store-proximity/list',
      '/ebsn/api/category-block/info',
      '/ebsn/api/store-proximity/list',
      '/ebsn/api/category-block/info',
    ]);
  });

  test('API-06: private answers are asked for each time', async () => {
    border.answers(() => done({ fee: 4.9, freeFrom: null, missing: 0, minOrder: 0 }));
    const { client, cacheUse } = clientAt(border);
    await client.call(viewDeliveryFee, {});
    await client.call(viewDeliveryFee, {});
    expect(border.seen).toHaveLength(2);
    expect(cacheUse).toEqual([]);
  });

  test('a failed answer is not kept', async () => {
    border.answers(() => (border.seen.length === 1 ? { status: 503, body: '' } : done(noCategories)));
    const { client } = clientAt(border);
    await ignored(client.call(listCategories, {}));
    expect((await client.call(listCategories, {})).data).toEqual(noCategories);
  });

  test('API-07: any write clears them, a refused one and a GET that changes state too', async () => {
    const { client, again } = await asked();
    await ignored(client.call(logout, {}));
    expect(await again()).toBe(1);
    await ignored(client.call(selectTimeslot, { sel_date: '2026-11-22', timeslot_id: 5 }));
    expect(await again()).toBe(1);
    await ignored(client.call(viewPurchaseRestriction, {}));
    expect(await again()).toBe(0);
  });

  test('API-07: a 419 clears them', async () => {
    const { client } = await asked();
    border.answers(({ url }) => (url.includes('list-auth') ? refused(419, [], 3) : done(noCategories)));
    await ignored(client.call(listPaymentAuths, { payment_type_id: 12 }));
    await client.call(listCategories, {});
    expect(border.seen.map(({ url }) => url.split('?')[0])).toEqual([
      '/ebsn/api/payment-type/list-auth',
      '/ebsn/api/category',
    ]);
  });

  test('API-07: an answer on its way while a write clears them is not kept after it', async () => {
    const onItsWay = Promise.withResolvers<void>();
    const arrived = Promise.withResolvers<void>();
    border.answers(async ({ url }) => {
      if (!url.includes('/category')) return done(null);
      if (border.seen.length > 1) return done(noCategories);
      arrived.resolve();
      await onItsWay.promise;
      return done({ categories: [] });
    });
    const { client } = clientAt(border);
    const early = client.call(listCategories, {});
    await arrived.promise;
    await client.call(logout, {});
    onItsWay.resolve();
    await early;
    await client.call(listCategories, {});
    expect(border.seen.map(({ url }) => url)).toEqual([
      '/ebsn/api/category',
      '/ebsn/api/auth/logout',
      '/ebsn/api/category',
    ]);
  });
});
