import { beforeEach, expect, test } from 'vitest';
import {
  joinWishlist,
  shareWishlist,
  type SharedGrant,
} from '../../../contract/api/shopping/wishlist-link.ts';
import * as api from '../../../contract/api/shopping/wishlist-member.ts';
import {
  addWishlistProducts,
  copyWishlist,
  deleteWishlist,
  listWishlists,
  viewWishlist,
} from '../../../contract/api/shopping/wishlist.ts';
import { done, product } from '../journeys.ts';
import type { ShopClient } from '../shop-client.ts';
import { testShopOfFile } from '../test-shop.ts';
import { fresh, listNamed, viewed } from '../wishlists.ts';

const shop = testShopOfFile();
let owner: ShopClient;
let friend: ShopClient;
let reader: ShopClient;
let listId: number;
let pasta: number;
let count = 0;

const members = async () => (await done(owner.call(api.listWishlistMembers, { list_id: listId }))).members;
const memberId = async (name: string) => (await members()).find((member) => member.name === name)!.memberId;
const join = async (client: ShopClient, grant: SharedGrant) => {
  const { token } = await done(owner.call(shareWishlist, { list_id: listId, grant }));
  await done(client.call(joinWishlist, { token }));
};
const add = (client: ShopClient) =>
  client.call(addWishlistProducts, { wishlistId: listId, items: [{ productId: pasta, quantity: 1 }] });
const read = (client: ShopClient) => client.call(viewWishlist, { list_id: listId });

beforeEach(async () => {
  owner = await shop().visitor().logIn('demo');
  friend = await shop().visitor().logIn('vuoto');
  reader = await shop().visitor().logIn('lettura');
  listId = await fresh(owner, `Di tutti ${(count += 1)}`);
  pasta = (await product(owner, 'penne-rigate-500-g')).productId;
});

test('W15 the owner sees who has the list, as they joined, and what they may do (B-37)', async () => {
  await join(reader, 'READ');
  const joinedAt = shop().clock.now().toISOString();
  shop().clock.pass(5);
  await join(friend, 'WRITE');
  expect(await members()).toMatchObject([
    { grant: 'READ', joinedAt },
    { grant: 'WRITE', joinedAt: shop().clock.now().toISOString() },
  ]);
  expect((await friend.call(api.listWishlistMembers, { list_id: listId })).http).toBe(404);
});

test('W16 a member is raised and lowered, by the owner alone', async () => {
  await join(friend, 'READ');
  const [{ memberId: id }] = (await members()) as [api.WishlistMember];
  const raised = await done(
    owner.call(api.setWishlistMember, { list_id: listId, member_id: id, grant: 'WRITE' }),
  );
  expect(raised.members.map(({ grant }) => grant)).toEqual(['WRITE']);
  expect((await add(friend)).status).toBe(0);
  await done(owner.call(api.setWishlistMember, { list_id: listId, member_id: id, grant: 'READ' }));
  expect((await add(friend)).code).toBe('wishlist.readOnly');
  const asked = { list_id: listId, member_id: id, grant: 'WRITE' };
  expect((await friend.call(api.setWishlistMember, asked)).code).toBe('wishlist.readOnly');
  expect((await reader.call(api.setWishlistMember, asked)).code).toBe('wishlist.unknown');
  expect((await owner.call(api.setWishlistMember, { ...asked, grant: 'OWNER' })).http).toBe(422);
  expect((await members()).map(({ grant }) => grant)).toEqual(['READ']);
});

test('W17 a member who is removed has the list no more; the others keep it', async () => {
  await join(friend, 'WRITE');
  await join(reader, 'READ');
  const id = await memberId((await members())[0]!.name);
  const left = await done(owner.call(api.removeWishlistMember, { list_id: listId, member_id: id }));
  expect(left.members.map(({ grant }) => grant)).toEqual(['READ']);
  expect([(await read(friend)).http, (await read(reader)).http]).toEqual([404, 200]);
  expect((await owner.call(api.removeWishlistMember, { list_id: listId, member_id: id })).code).toBe(
    'wishlist.member.unknown',
  );
  expect(
    (await owner.call(api.setWishlistMember, { list_id: listId, member_id: id, grant: 'READ' })).code,
  ).toBe('wishlist.member.unknown');
});

test('W18 a list is given back by whoever it was shared with, never by its owner', async () => {
  await join(friend, 'WRITE');
  await done(add(friend));
  const gone = await friend.call(api.leaveWishlist, { list_id: listId });
  const { name, size } = await viewed(owner, listId);
  expect([gone.data, gone.body.response.infosMessage]).toEqual([
    { listId },
    [`La lista «${name}» non è più tra le tue.`],
  ]);
  expect([(await read(friend)).http, size, await members()]).toEqual([404, 1, []]);
  expect((await friend.call(api.leaveWishlist, { list_id: listId })).code).toBe('wishlist.unknown');
  expect((await owner.call(api.leaveWishlist, { list_id: listId })).code).toBe('wishlist.own');
  await done(owner.call(deleteWishlist, { list_id: listId }));
});

test('W19 a list one may read is copied with its lines; the copy is one’s own (LIST-08)', async () => {
  await done(add(owner));
  await join(friend, 'READ');
  const name = `Copiata ${count}`;
  const copy = await friend.call(copyWishlist, { list_id: listId, name: ` ${name} ` });
  expect(copy.data).toMatchObject({ name, size: 1, sharingData: { grant: 'OWNER' } });
  await done(add(owner));
  expect((await viewed(friend, copy.data.listId)).wishlistItems.map(({ quantity }) => quantity)).toEqual([1]);
  const again = { list_id: listId, name };
  expect((await friend.call(copyWishlist, again)).code).toBe('wishlist.nameTaken');
  expect((await friend.call(copyWishlist, { list_id: listId, name: ' ' })).code).toBe('wishlist.name');
  expect((await reader.call(copyWishlist, { list_id: listId, name: 'Rubata' })).code).toBe(
    'wishlist.unknown',
  );
  await done(friend.call(deleteWishlist, { list_id: copy.data.listId }));
  const empty = await fresh(owner, `Vuota ${count}`);
  expect((await done(owner.call(copyWishlist, { list_id: empty, name: `Vuota due ${count}` }))).size).toBe(0);
});

test('W02 tells which lists hold a product that is asked about, and only then (LIST-07)', async () => {
  await done(add(owner));
  const name = (await viewed(owner, listId)).name;
  const asked = await done(owner.call(listWishlists, { product_id: pasta, pageSize: 100 }));
  const held = asked.personalList.filter(({ holdsProduct }) => holdsProduct === true);
  expect(held.map((list) => list.name)).toContain(name);
  expect(held.length).toBeLessThan(asked.personalList.length);
  expect(await listNamed(owner, name)).not.toHaveProperty('holdsProduct');
  const unknown = await done(owner.call(listWishlists, { product_id: 999_999 }));
  expect(unknown.personalList.every(({ holdsProduct }) => holdsProduct === false)).toBe(true);
});
