import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { logout } from '../contract/api/auth.ts';
import { viewPurchaseRestriction } from '../contract/api/cart.ts';
import { listPaymentAuths } from '../contract/api/checkout.ts';
import { listProducts } from '../contract/api/product.ts';
import { listStores, viewDeliveryFee } from '../contract/api/store.ts';
import { selectTimeslot } from '../contract/api/timeslot.ts';
import { clientAt, done, openShopBorder, refused, type ShopBorder } from '../tests/services/shop-border.ts';

let border: ShopBorder;
beforeAll(async () => {
  border = await openShopBorder();
});
afterAll(() => border.close());

const stores = { stores: [] };
const noProducts = {
  page: { selPage: 1, totPages: 1, totItems: 0, itemsPerPage: 24 },
  products: [],
  facets: [],
  didYouMean: null,
};

/** A border whose public reads succeed, and a client that has asked for the stores once. */
async function asked() {
  border.answers(({ url }) => {
    if (url.includes('store-proximity')) return done(stores);
    return url.includes('/products') ? done(noProducts) : refused(200, [{ error: 'No', code: 'validation' }]);
  });
  const at = clientAt(border);
  await at.client.call(listStores, { services: '1' });
  const again = async () => {
    const before = border.seen.length;
    await at.client.call(listStores, { services: '1' });
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

  test('API-06: private answers are asked for each time', async () => {
    border.answers(() => done({ fee: 4.9, freeFrom: null, missing: 0, minOrder: 0 }));
    const { client } = clientAt(border);
    await client.call(viewDeliveryFee, {});
    await client.call(viewDeliveryFee, {});
    expect(border.seen).toHaveLength(2);
  });

  test('a failed answer is not kept', async () => {
    border.answers(() => (border.seen.length === 1 ? { status: 503, body: '' } : done(stores)));
    const { client } = clientAt(border);
    await ignored(client.call(listStores, {}));
    expect((await client.call(listStores, {})).data).toEqual(stores);
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
    border.answers(({ url }) => (url.includes('list-auth') ? refused(419, [], 3) : done(stores)));
    await ignored(client.call(listPaymentAuths, { payment_type_id: 12 }));
    await client.call(listStores, { services: '1' });
    expect(border.seen.map(({ url }) => url.split('?')[0])).toEqual([
      '/ebsn/api/payment-type/list-auth',
      '/ebsn/api/store-proximity/list',
    ]);
  });

  test('API-07: an answer on its way while a write clears them is not kept after it', async () => {
    const onItsWay = Promise.withResolvers<void>();
    const arrived = Promise.withResolvers<void>();
    border.answers(async ({ url }) => {
      if (!url.includes('store-proximity')) return done(null);
      if (border.seen.length > 1) return done(stores);
      arrived.resolve();
      await onItsWay.promise;
      return done({ stores: [] });
    });
    const { client } = clientAt(border);
    const early = client.call(listStores, {});
    await arrived.promise;
    await client.call(logout, {});
    onItsWay.resolve();
    await early;
    await client.call(listStores, {});
    expect(border.seen.map(({ url }) => url)).toEqual([
      '/ebsn/api/store-proximity/list',
      '/ebsn/api/auth/logout',
      '/ebsn/api/store-proximity/list',
    ]);
  });
});
