import { beforeEach, expect, test } from 'vitest';
import * as links from '../../../contract/api/shopping/wishlist-link.ts';
import * as members from '../../../contract/api/shopping/wishlist-member.ts';
import * as api from '../../../contract/api/shopping/wishlist.ts';
import { done, product } from '../journeys.ts';
import { newcomer } from '../people.ts';
import type { ShopClient } from '../shop-client.ts';
import { testShopOfFile } from '../test-shop.ts';
import { fresh } from '../wishlists.ts';
import { refusal } from './changes-only.ts';

const shop = testShopOfFile();
let owner: ShopClient;
let reader: ShopClient;
let listId: number;
let people = 0;

beforeEach(async () => {
  people += 1;
  owner = await newcomer(shop(), `lista${people}@posta.example`);
  reader = await newcomer(shop(), `amica${people}@posta.example`);
  listId = await fresh(owner, 'Cena');
  const { token } = await done(owner.call(links.shareWishlist, { list_id: listId, grant: 'READ' }));
  await done(reader.call(links.joinWishlist, { token }));
});

test('W04, W05, W19 with a name that is empty or taken: no list is made or renamed', async () => {
  await done(owner.call(api.insertWishlist, { name: 'Pranzo' }));
  for (const [name, code] of [
    [' ', 'wishlist.name'],
    ['pranzo', 'wishlist.nameTaken'],
  ] as const) {
    expect(await refusal(shop(), () => owner.call(api.insertWishlist, { name }))).toBe(code);
    expect(await refusal(shop(), () => owner.call(api.renameWishlist, { list_id: listId, name }))).toBe(code);
    expect(await refusal(shop(), () => owner.call(api.copyWishlist, { list_id: listId, name }))).toBe(code);
  }
});

test('W05, W19 past the most lists: no list is made', async () => {
  const more = (at: number) => owner.call(api.insertWishlist, { name: `Lista ${at}` });
  let answer = await more(0);
  for (let at = 1; at < 60 && answer.code === null; at += 1) answer = await more(at);
  expect(await refusal(shop(), () => more(99))).toBe('wishlist.tooMany');
  expect(await refusal(shop(), () => owner.call(api.copyWishlist, { list_id: listId, name: 'Copia' }))).toBe(
    'wishlist.tooMany',
  );
});

test('W08, W09, W10 of what there is not: of several nothing is changed', async () => {
  const { productId } = await product(owner, 'penne-rigate-500-g');
  const good = { productId, quantity: 1 };
  const { wishlistItems } = await done(
    owner.call(api.addWishlistProducts, { wishlistId: listId, items: [good] }),
  );
  const { itemId } = wishlistItems[0]!;
  const unknown = { itemId: 999_999 };
  const add = { wishlistId: listId, items: [good, { productId: 999_999, quantity: 1 }] };
  expect(await refusal(shop(), () => owner.call(api.addWishlistProducts, add))).toBe('product.unknown');
  const take = { wishlistId: listId, items: [{ itemId }, unknown] };
  expect(await refusal(shop(), () => owner.call(api.deleteWishlistProducts, take))).toBe(
    'wishlist.item.unknown',
  );
  const set = {
    wishlistId: listId,
    items: [
      { itemId, quantity: 5 },
      { ...unknown, quantity: 1 },
    ],
  };
  expect(await refusal(shop(), () => owner.call(api.updateWishlistProducts, set))).toBe(
    'wishlist.item.unknown',
  );
});

test('a reader changes nothing of a list that is shared: W03, W04, W06 to W11, W16, W17', async () => {
  const { productId } = await product(owner, 'penne-rigate-500-g');
  const items = [{ productId, quantity: 1 }];
  const { wishlistItems } = await done(owner.call(api.addWishlistProducts, { wishlistId: listId, items }));
  const { itemId } = wishlistItems[0]!;
  const list = { list_id: listId };
  const [{ memberId } = { memberId: 0 }] = (await done(owner.call(members.listWishlistMembers, list)))
    .members;
  const calls = [
    () => reader.call(api.renameWishlist, { ...list, name: 'Mia' }),
    () => reader.call(api.deleteWishlist, list),
    () => reader.call(api.selectWishlist, list),
    () => reader.call(api.addWishlistProducts, { wishlistId: listId, items }),
    () => reader.call(api.deleteWishlistProducts, { wishlistId: listId, items: [{ itemId }] }),
    () => reader.call(api.updateWishlistProducts, { wishlistId: listId, items: [{ itemId, quantity: 2 }] }),
    () => reader.call(links.shareWishlist, { ...list, grant: 'WRITE' }),
    () => reader.call(members.setWishlistMember, { ...list, member_id: memberId, grant: 'WRITE' }),
    () => reader.call(members.removeWishlistMember, { ...list, member_id: memberId }),
  ];
  for (const call of calls) expect(await refusal(shop(), call)).toBe('wishlist.readOnly');
});

test('W03 for an address there is not: the list keeps the one it had', async () => {
  expect(
    await refusal(shop(), () => owner.call(api.confirmWishlist, { list_id: listId, address_id: 999_999 })),
  ).toBe('address.unknown');
});

test('W11 to W18 refused: nobody joins, leaves or may more than before', async () => {
  const stranger = await newcomer(shop(), `estranea${people}@posta.example`);
  const list = { list_id: listId };
  const link = await done(owner.call(links.shareWishlist, { ...list, grant: 'WRITE' }));
  expect(await refusal(shop(), () => owner.call(links.joinWishlist, { token: link.token }))).toBe(
    'wishlist.link.own',
  );
  expect(await refusal(shop(), () => owner.call(members.leaveWishlist, list))).toBe('wishlist.own');
  expect(await refusal(shop(), () => stranger.call(links.joinWishlist, { token: `${link.token}x` }))).toBe(
    'wishlist.link.invalid',
  );
  expect(await refusal(shop(), () => stranger.call(links.revokeWishlistLink, { link_id: link.linkId }))).toBe(
    'wishlist.link.unknown',
  );
  expect(await refusal(shop(), () => stranger.call(members.leaveWishlist, list))).toBe('wishlist.unknown');
  const member = { ...list, member_id: 999_999 };
  expect(
    await refusal(shop(), () => owner.call(members.setWishlistMember, { ...member, grant: 'WRITE' })),
  ).toBe('wishlist.member.unknown');
  expect(await refusal(shop(), () => owner.call(members.removeWishlistMember, member))).toBe(
    'wishlist.member.unknown',
  );
  await done(owner.call(links.revokeWishlistLink, { link_id: link.linkId }));
  expect(await refusal(shop(), () => stranger.call(links.joinWishlist, { token: link.token }))).toBe(
    'wishlist.link.invalid',
  );
});

test('W11 past the most links: no link is made', async () => {
  const more = () => owner.call(links.shareWishlist, { list_id: listId, grant: 'READ' });
  let answer = await more();
  for (let at = 0; at < 30 && answer.code === null; at += 1) answer = await more();
  expect(await refusal(shop(), more)).toBe('wishlist.link.tooMany');
});
