import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { rowsOf } from '../../../backend/platform/db/rows.ts';
import * as api from '../../../contract/api/shopping/wishlist-link.ts';
import {
  addWishlistProducts,
  deleteWishlist,
  listWishlists,
} from '../../../contract/api/shopping/wishlist.ts';
import { done, product } from '../journeys.ts';
import type { ShopClient } from '../shop-client.ts';
import { testShopOfFile } from '../test-shop.ts';
import { fresh, viewed } from '../wishlists.ts';

const shop = testShopOfFile();
let owner: ShopClient;
let friend: ShopClient;
let listId: number;
let count = 0;

const share = (grant: api.SharedGrant) => done(owner.call(api.shareWishlist, { list_id: listId, grant }));
const join = (client: ShopClient, token: string) => client.call(api.joinWishlist, { token });
const links = async () => (await done(owner.call(api.listWishlistLinks, { list_id: listId }))).links;
const sharedWith = async (client: ShopClient) =>
  (await done(client.call(listWishlists))).sharedList.filter((list) => list.listId === listId);

beforeEach(async () => {
  owner = await shop().visitor().logIn('demo');
  friend = await shop().visitor().logIn('vuoto');
  listId = await fresh(owner, `Da condividere ${(count += 1)}`);
});

test('W11, W14 a link lets a friend read the list, and what changes shows at the next read (B-37)', async () => {
  const link = await share('READ');
  const expiresAt = new Date(shop().clock.now().getTime() + 30 * 24 * 60 * 60_000).toISOString();
  expect(link).toMatchObject({ grant: 'READ', expiresAt });
  expect(Buffer.from(link.token, 'base64url')).toHaveLength(32);
  const joined = await join(friend, link.token);
  expect(joined.data).toMatchObject({
    listId,
    addressId: null,
    sharingData: { grant: 'READ', ownerName: 'Giulia Ferri' },
  });
  expect(joined.body.response.infosMessage).toEqual([`Ora la lista «${joined.data.name}» è tra le tue.`]);
  const items = [{ productId: (await product(owner, 'penne-rigate-500-g')).productId, quantity: 2 }];
  await done(owner.call(addWishlistProducts, { wishlistId: listId, items }));
  expect((await viewed(friend, listId)).wishlistItems.map(({ quantity }) => quantity)).toEqual([2]);
  expect((await friend.call(addWishlistProducts, { wishlistId: listId, items })).code).toBe(
    'wishlist.readOnly',
  );
});

test('W14 a link joined twice is one grant; a stronger one raises it, a weaker one never lowers it', async () => {
  const [read, write] = [await share('READ'), await share('WRITE')];
  await Promise.all([1, 2, 3].map(() => done(join(friend, read.token))));
  expect((await sharedWith(friend)).map(({ sharingData }) => sharingData.grant)).toEqual(['READ']);
  expect((await done(join(friend, write.token))).sharingData.grant).toBe('WRITE');
  expect((await done(join(friend, read.token))).sharingData.grant).toBe('WRITE');
  const items = [{ productId: (await product(owner, 'penne-rigate-500-g')).productId, quantity: 1 }];
  await done(friend.call(addWishlistProducts, { wishlistId: listId, items }));
  expect((await viewed(owner, listId)).size).toBe(1);
});

test('W14 refuses the owner, and a link that is wrong, old, taken back or of another brand', async () => {
  const link = await share('WRITE');
  const own = await join(owner, link.token);
  expect([own.code, own.body.response.errorsMessage]).toEqual([
    'wishlist.link.own',
    ['Questa lista è già tua.'],
  ]);
  const wrong = await join(friend, `${link.token.slice(1)}x`);
  expect([wrong.http, wrong.code, wrong.body.response.errorsMessage]).toEqual([
    200,
    'wishlist.link.invalid',
    ['Il link non è più valido: chiedine uno nuovo.'],
  ]);
  const elsewhere = await shop().visitor('ortavia').logIn('vuoto');
  expect((await join(elsewhere, link.token)).code).toBe('wishlist.link.invalid');
  const second = await share('READ');
  expect((await links()).map(({ linkId }) => linkId)).toEqual([second.linkId, link.linkId]);
  expect((await friend.call(api.revokeWishlistLink, { link_id: link.linkId })).code).toBe(
    'wishlist.link.unknown',
  );
  const left = await done(owner.call(api.revokeWishlistLink, { link_id: link.linkId }));
  expect(left.links.map(({ linkId }) => linkId)).toEqual([second.linkId]);
  expect((await owner.call(api.revokeWishlistLink, { link_id: link.linkId })).code).toBe(
    'wishlist.link.unknown',
  );
  expect((await join(friend, link.token)).code).toBe('wishlist.link.invalid');
  shop().clock.pass(30 * 24 * 60);
  owner = await shop().visitor().logIn('demo');
  friend = await shop().visitor().logIn('vuoto');
  expect((await join(friend, second.token)).code).toBe('wishlist.link.invalid');
  expect(await links()).toEqual([]);
  expect(await sharedWith(friend)).toEqual([]);
});

test('W13 a link taken back leaves the list with those who joined', async () => {
  const link = await share('READ');
  await done(join(friend, link.token));
  await done(owner.call(api.revokeWishlistLink, { link_id: link.linkId }));
  expect(await sharedWith(friend)).toHaveLength(1);
});

test('W11, W12 are the owner’s alone', async () => {
  await done(join(friend, (await share('WRITE')).token));
  const asked = { list_id: listId, grant: 'READ' };
  expect((await friend.call(api.shareWishlist, asked)).code).toBe('wishlist.readOnly');
  expect((await friend.call(api.listWishlistLinks, { list_id: listId })).http).toBe(404);
  const stranger = await shop().visitor().logIn('lettura');
  expect((await stranger.call(api.shareWishlist, asked)).code).toBe('wishlist.unknown');
  expect((await stranger.call(api.listWishlistLinks, { list_id: listId })).http).toBe(404);
  expect((await owner.call(api.shareWishlist, { ...asked, grant: 'OWNER' })).http).toBe(422);
});

test('W11 a list has at most 20 good links, however many are asked for at once', async () => {
  const answers = await Promise.all(
    Array.from({ length: 23 }, () => owner.call(api.shareWishlist, { list_id: listId, grant: 'READ' })),
  );
  expect(answers.filter(({ status }) => status === 0)).toHaveLength(api.mostWishlistLinks);
  expect(new Set(answers.flatMap(({ code }) => code ?? []))).toEqual(new Set(['wishlist.link.tooMany']));
});

test('W06 a list that is deleted takes its links along; no token is kept anywhere', async () => {
  const { token } = await share('READ');
  const kept = await rowsOf<{ row: string }>(
    shop().database.db,
    sql`SELECT t::text AS row FROM wishlist_links t WHERE list_id = ${listId}`,
  );
  expect(kept).toHaveLength(1);
  expect(kept[0]!.row).not.toContain(token);
  await done(owner.call(deleteWishlist, { list_id: listId }));
  expect((await join(friend, token)).code).toBe('wishlist.link.invalid');
});
