import { afterAll, beforeAll, expect, test } from 'vitest';
import { listProducts } from '../../../contract/api/shopping/product.ts';
import { joinWishlist, shareWishlist } from '../../../contract/api/shopping/wishlist-link.ts';
import {
  listWishlistMembers,
  removeWishlistMember,
  setWishlistMember,
} from '../../../contract/api/shopping/wishlist-member.ts';
import * as api from '../../../contract/api/shopping/wishlist.ts';
import { done } from '../journeys.ts';
import { openPostgresShop, type PostgresShop } from '../postgres-shop.ts';
import { ShopClient } from '../shop-client.ts';
import { fresh, viewed } from '../wishlists.ts';

let shop: PostgresShop;
let owner: ShopClient;
let friend: ShopClient;
let listId: number;
let products: number[];
let count = 0;

beforeAll(async () => {
  shop = await openPostgresShop();
  owner = await new ShopClient(shop.backend, 'cestolieto').logIn('demo');
  // In a process of its own: nothing but the database keeps the two apart.
  friend = await new ShopClient(shop.another(), 'cestolieto').logIn('vuoto');
  products = (await done(owner.call(listProducts, { page_size: 40 }))).products.map(
    ({ productId }) => productId,
  );
}, 120_000);

afterAll(() => shop?.close());

async function shared() {
  listId = await fresh(owner, `In due ${(count += 1)}`);
  const { token } = await done(owner.call(shareWishlist, { list_id: listId, grant: 'WRITE' }));
  await done(friend.call(joinWishlist, { token }));
}

const add = (client: ShopClient, productId: number, quantity = 1) =>
  client.call(api.addWishlistProducts, { wishlistId: listId, items: [{ productId, quantity }] });
const quantities = async () =>
  new Map(
    (await viewed(owner, listId)).wishlistItems.map(({ product, quantity, weight }) => [
      product.productId,
      quantity === 0 ? weight : quantity,
    ]),
  );

test('two people fill one list at once: every line and every piece of both is there (B-37, LIST-06)', async () => {
  await shared();
  // The first ten are put there by both.
  const wishes = [
    ...products.slice(0, 25).map((productId) => [owner, productId] as const),
    ...[...products.slice(0, 10), ...products.slice(25)].map((productId) => [friend, productId] as const),
  ];
  const answers = await Promise.all(wishes.map(([client, productId]) => add(client, productId)));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 0));
  const kept = await quantities();
  expect(products.map((productId) => kept.get(productId))).toEqual(
    products.map((_, at) => (at < 10 ? 2 : 1)),
  );
});

test('two people change and take off other lines at once: each change stands (B-37, LIST-06)', async () => {
  await shared();
  const items = products.map((productId) => ({ productId, quantity: 1 }));
  const { wishlistItems } = await done(owner.call(api.addWishlistProducts, { wishlistId: listId, items }));
  const change = (client: ShopClient, at: number, quantity: number) =>
    client.call(api.updateWishlistProducts, {
      wishlistId: listId,
      items: [{ itemId: wishlistItems[at]!.itemId, quantity }],
    });
  await Promise.all(
    wishlistItems.map((_, at) => done(change(at % 2 === 0 ? owner : friend, at, at % 4 < 2 ? at + 2 : 0))),
  );
  const kept = await quantities();
  expect(wishlistItems.map(({ product }) => kept.get(product.productId))).toEqual(
    wishlistItems.map((_, at) => (at % 4 < 2 ? at + 2 : undefined)),
  );
});

test('a list is copied or read while it is filled: the copy is whole lines, the list loses none (W19)', async () => {
  await shared();
  const [copy] = await Promise.all([
    done(friend.call(api.copyWishlist, { list_id: listId, name: 'Copia in corsa' })),
    ...products.slice(0, 20).map((productId) => done(add(owner, productId, 3))),
  ]);
  const copied = (await viewed(friend, copy.listId)).wishlistItems;
  expect(copied.every(({ quantity, weight }) => quantity + weight === 3)).toBe(true);
  expect((await quantities()).size).toBe(20);
});

test('somebody who is removed while they write: nothing of theirs comes after, nothing before is lost', async () => {
  await shared();
  const [member] = (await done(owner.call(listWishlistMembers, { list_id: listId }))).members;
  const one = { list_id: listId, member_id: member!.memberId };
  const [, ...answers] = await Promise.all([
    done(owner.call(removeWishlistMember, one)),
    ...products.slice(0, 20).map((productId) => add(friend, productId)),
  ]);
  const written = answers.filter(({ status }) => status === 0).length;
  expect((await quantities()).size).toBe(written);
  expect(answers.flatMap(({ code }) => code ?? []).filter((code) => code !== 'wishlist.unknown')).toEqual([]);
  expect((await add(friend, products[30]!)).code).toBe('wishlist.unknown');
  expect((await owner.call(setWishlistMember, { ...one, grant: 'READ' })).code).toBe(
    'wishlist.member.unknown',
  );
});
