import { beforeEach, expect, test } from 'vitest';
import { listAddresses } from '../../../contract/api/shopping/address.ts';
import * as cart from '../../../contract/api/shopping/cart.ts';
import * as api from '../../../contract/api/shopping/wishlist.ts';
import { linesOf } from '../../../contract/rules/checkout/cart-lines.ts';
import { done, product, readyToShop } from '../journeys.ts';
import type { ShopClient } from '../shop-client.ts';
import { testShopOfFile } from '../test-shop.ts';
import { fresh, listNamed, viewed } from '../wishlists.ts';

const shop = testShopOfFile();
let demo: ShopClient;
let reader: ShopClient;

beforeEach(async () => {
  demo = await shop().visitor().logIn('demo');
  reader = await shop().visitor().logIn('lettura');
});

test('W08 adds up, weighs what is weighed, all or nothing (LIST-06)', async () => {
  const listId = await fresh(demo, 'Colazione');
  const [coffee, apples] = await Promise.all(
    ['caffe-macinato-250-g', 'mele-annurche'].map((slug) => product(demo, slug)),
  );
  const add = (items: readonly object[]) => demo.call(api.addWishlistProducts, { wishlistId: listId, items });
  const both = [
    { productId: coffee!.productId, quantity: 2 },
    { productId: apples!.productId, quantity: '0.75' },
    { productId: coffee!.productId, quantity: 1 },
  ];
  await done(add(both));
  const list = await done(add(both));
  expect(list).toMatchObject({ listId, size: 2 });
  expect(list.wishlistItems.map((item) => [item.product.slug, item.quantity, item.weight])).toEqual([
    ['caffe-macinato-250-g', 6, 0],
    ['mele-annurche', 0, 1.5],
  ]);
  const partly = await add([
    { productId: apples!.productId, quantity: 1 },
    { productId: 1e6, quantity: 1 },
  ]);
  expect(partly.code).toBe('product.unknown');
  expect((await viewed(demo, listId)).wishlistItems[1]?.weight).toBe(1.5);
  for (const quantity of [0, -1, 'NaN', '1e3', '', null]) {
    expect((await add([{ productId: coffee!.productId, quantity }])).http).toBe(422);
  }
  expect((await add([])).http).toBe(422);
});

test('W08 twenty times at once is twenty more', async () => {
  const listId = await fresh(demo, 'In tanti');
  const { productId } = await product(demo, 'penne-rigate-500-g');
  const items = [{ productId, quantity: 1 }];
  await Promise.all(
    Array.from({ length: 20 }, () => demo.call(api.addWishlistProducts, { wishlistId: listId, items })),
  );
  const { wishlistItems } = await viewed(demo, listId);
  expect(wishlistItems.map((item) => item.quantity)).toEqual([20]);
});

test('W09 removes by line or product, W10 sets amounts and removes at 0', async () => {
  const listId = await fresh(demo, 'Prova');
  const slugs = ['penne-rigate-500-g', 'yogurt-magro-125-g', 'caffe-macinato-250-g'];
  const ids = await Promise.all(slugs.map(async (slug) => (await product(demo, slug)).productId));
  const list = { wishlistId: listId };
  const items = ids.map((productId) => ({ productId, quantity: 2 }));
  const [penne] = (await done(demo.call(api.addWishlistProducts, { ...list, items }))).wishlistItems;
  const without = await done(
    demo.call(api.deleteWishlistProducts, { ...list, items: [{ itemId: penne!.itemId }] }),
  );
  expect(without.wishlistItems.map((item) => item.product.slug)).toEqual(slugs.slice(1));
  const last = await done(demo.call(api.deleteWishlistProducts, { ...list, items: [{ productId: ids[1] }] }));
  const { itemId } = last.wishlistItems[0]!;
  const gone = await demo.call(api.deleteWishlistProducts, { ...list, items: [{ productId: ids[1] }] });
  expect(gone.code).toBe('wishlist.item.unknown');
  expect((await demo.call(api.deleteWishlistProducts, { ...list, items: [{}] })).http).toBe(422);
  const set = async (quantity: unknown) =>
    demo.call(api.updateWishlistProducts, { ...list, items: [{ itemId, quantity }] });
  expect((await done(set(7))).wishlistItems[0]?.quantity).toBe(7);
  expect((await set(-1)).http).toBe(422);
  expect((await done(set(0))).wishlistItems).toEqual([]);
  expect((await set(1)).code).toBe('wishlist.item.unknown');
});

test('a READ grant locks a list, a WRITE grant opens its products alone (LIST-08)', async () => {
  const { productId } = await product(reader, 'yogurt-magro-125-g');
  const home = (await done(reader.call(listAddresses, { address_type: 'home' }))).addresses[0]!;
  const codes = async (listId: number, itemId: number) =>
    Promise.all([
      reader.call(api.addWishlistProducts, { wishlistId: listId, items: [{ productId, quantity: 1 }] }),
      reader.call(api.updateWishlistProducts, { wishlistId: listId, items: [{ itemId, quantity: 3 }] }),
      reader.call(api.deleteWishlistProducts, { wishlistId: listId, items: [{ productId }] }),
      reader.call(api.renameWishlist, { list_id: listId, name: 'Nostra' }),
      reader.call(api.confirmWishlist, { list_id: listId, address_id: home.addressId }),
      reader.call(api.deleteWishlist, { list_id: listId }),
    ]).then((answers) => answers.map((answer) => answer.code));
  const weekly = await viewed(reader, (await listNamed(reader, 'Spesa della settimana')).listId);
  expect(await codes(weekly.listId, weekly.wishlistItems[0]!.itemId)).toEqual(
    Array.from({ length: 6 }, () => 'wishlist.readOnly'),
  );
  expect(await viewed(reader, weekly.listId)).toEqual(weekly);
  const party = await viewed(reader, (await listNamed(reader, 'Festa')).listId);
  const [, , , ...owners] = await codes(party.listId, party.wishlistItems[0]!.itemId);
  expect(owners).toEqual(Array.from({ length: 3 }, () => 'wishlist.readOnly'));
  expect((await viewed(demo, party.listId)).wishlistItems[0]?.quantity).toBe(3);
});

test('C06 puts a shared list into the cart, through the gates (LIST-11)', async () => {
  const { listId } = await listNamed(reader, 'Spesa della settimana');
  const agent = await shop().visitor().logIn('agente');
  expect((await agent.call(cart.addAllFromWishlist, { list_id: listId })).code).toBe('wishlist.unknown');
  await readyToShop(reader);
  const added = await reader.call(cart.addAllFromWishlist, { list_id: listId });
  expect(linesOf(added.data).map((line) => [line.product.slug, line.quantity, line.weight])).toEqual([
    ['penne-rigate-500-g', 2, 0],
    ['acqua-naturale-1-5-l', 6, 0],
    ['mele-annurche', 0, 1],
    ['petto-di-pollo-a-fette-450-g', 1, 0],
    ['biscotti-frollini-700-g', 1, 0],
  ]);
  expect(added.body.response.infosMessage).toEqual(['11 prodotti aggiunti al carrello.']);
});
