import { beforeEach, expect, test } from 'vitest';
import { deleteAddress, listAddresses } from '../../../contract/api/shopping/address.ts';
import * as cart from '../../../contract/api/shopping/cart.ts';
import { viewCategory } from '../../../contract/api/shopping/category.ts';
import { listProducts } from '../../../contract/api/shopping/product.ts';
import { selectTimeslot } from '../../../contract/api/shopping/timeslot.ts';
import * as api from '../../../contract/api/shopping/wishlist.ts';
import { chooseHome, done, openSlots } from '../journeys.ts';
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

test('W02 answers own lists, the favourites first, and those shared with the user (LIST-01)', async () => {
  const own = await done(demo.call(api.listWishlists));
  expect(own.personalList.map(({ name, size, wishlistTypeId }) => [name, size, wishlistTypeId])).toEqual([
    ['Preferiti', 3, 1],
    ['Spesa della settimana', 5, 2],
    ['Festa', 3, 2],
  ]);
  const [favourites] = own.personalList;
  expect(favourites).toEqual({
    id: favourites!.listId,
    listId: favourites!.listId,
    name: 'Preferiti',
    size: 3,
    selected: true,
    wishlistTypeId: 1,
    addressId: null,
    sharingData: { grant: 'OWNER', ownerName: 'Giulia Ferri' },
  });
  expect(own.sharedList).toEqual([]);
  expect(own.page).toEqual({ selPage: 1, totPages: 1, totItems: 3, itemsPerPage: 24 });
  const shared = (await done(reader.call(api.listWishlists))).sharedList;
  expect(shared.map(({ name, selected, sharingData }) => [name, selected, sharingData])).toEqual([
    ['Spesa della settimana', false, { grant: 'READ', ownerName: 'Giulia Ferri' }],
    ['Festa', false, { grant: 'WRITE', ownerName: 'Giulia Ferri' }],
  ]);
});

test('W02 pages own lists (T12)', async () => {
  const second = await done(demo.call(api.listWishlists, { page: 2, pageSize: 2 }));
  expect(second.personalList.map((list) => list.name)).toEqual(['Festa']);
  expect(second.page).toEqual({ selPage: 2, totPages: 2, totItems: 3, itemsPerPage: 2 });
  expect((await done(demo.call(api.listWishlists, { page: 9 }))).personalList).toEqual([]);
  expect((await done(demo.call(api.listWishlists, { page: -1, pageSize: 900 }))).page).toMatchObject({
    selPage: 1,
    itemsPerPage: 100,
  });
  expect((await demo.call(api.listWishlists, { pageSize: 'due' })).http).toBe(422);
});

test('W01 answers a list with its products: by id, by type, or the selected one (LIST-02, API-18)', async () => {
  const weekly = await viewed(demo, (await listNamed(demo, 'Spesa della settimana')).listId);
  expect(weekly.wishlistItems.map((item) => [item.product.slug, item.quantity, item.weight])).toEqual([
    ['penne-rigate-500-g', 2, 0],
    ['acqua-naturale-1-5-l', 6, 0],
    ['mele-annurche', 0, 1],
    ['petto-di-pollo-a-fette-450-g', 1, 0],
    ['biscotti-frollini-700-g', 1, 0],
  ]);
  expect(weekly.wishlistItems[0]?.product).toMatchObject({ priceDisplay: 0.99, available: 100_000 });
  expect((await done(demo.call(api.viewWishlist))).name).toBe('Preferiti');
  expect((await done(demo.call(api.viewWishlist, { wishlist_type_id: 1 }))).name).toBe('Preferiti');
  expect((await done(demo.call(api.viewWishlist, { wishlist_type_id: 2 }))).listId).toBe(weekly.listId);
  expect((await demo.call(api.viewWishlist, { wishlist_type_id: 3 })).http).toBe(422);
  expect((await reader.call(api.viewWishlist, { wishlist_type_id: 2 })).http).toBe(404);
});

test('W01 counts the stock of the day of the slot when asked to (calculate_stock)', async () => {
  const { category } = await done(demo.call(viewCategory, { slug: 'pesce-fresco' }));
  const [fish] = (await done(demo.call(listProducts, { parent_category_id: category.categoryId }))).products;
  const listId = await fresh(reader, 'Pesce');
  await done(
    reader.call(api.addWishlistProducts, {
      wishlistId: listId,
      items: [{ productId: fish!.productId, quantity: 1 }],
    }),
  );
  await chooseHome(reader);
  const sunday = (await openSlots(reader)).find(({ dateIso }) => new Date(dateIso).getUTCDay() === 0)!;
  await done(reader.call(selectTimeslot, { sel_date: sunday.dateIso, timeslot_id: sunday.timeslotId }));
  const stockOf = async (calculate: boolean) =>
    (await done(reader.call(api.viewWishlist, { list_id: listId, calculate_stock: calculate })))
      .wishlistItems[0]!.product.available;
  expect(await stockOf(false)).toBeGreaterThan(0);
  expect(await stockOf(true)).toBe(0);
});

test('reliability 26: a list nobody shared is unknown: 404 when read, refused when written (LIST-12)', async () => {
  const listId = await fresh(demo, 'Segreta');
  const address = (await done(reader.call(listAddresses, { address_type: 'home' }))).addresses[0]!;
  expect((await reader.call(api.viewWishlist, { list_id: listId })).http).toBe(404);
  expect((await reader.call(api.viewWishlist, { list_id: 2_000_000 })).http).toBe(404);
  const items = [{ itemId: 1, productId: 1, quantity: 1 }];
  const codes = await Promise.all([
    reader.call(api.confirmWishlist, { list_id: listId, address_id: address.addressId }),
    reader.call(api.renameWishlist, { list_id: listId, name: 'Mia' }),
    reader.call(api.deleteWishlist, { list_id: listId }),
    reader.call(api.selectWishlist, { list_id: listId }),
    reader.call(api.addWishlistProducts, { wishlistId: listId, items }),
    reader.call(api.deleteWishlistProducts, { wishlistId: listId, items }),
    reader.call(api.updateWishlistProducts, { wishlistId: listId, items }),
    reader.call(cart.addAllFromWishlist, { list_id: listId }),
  ]);
  expect(codes.map(({ http, code }) => [http, code])).toEqual(codes.map(() => [200, 'wishlist.unknown']));
  expect((await viewed(demo, listId)).name).toBe('Segreta');
});

test('W03 stores where an own list is to go, and tells nobody else (LIST-09)', async () => {
  const { listId } = await listNamed(demo, 'Festa');
  const mine = (await done(demo.call(listAddresses, { address_type: 'home' }))).addresses[0]!.addressId;
  const theirs = (await done(reader.call(listAddresses, { address_type: 'home' }))).addresses[0]!.addressId;
  const confirmed = await done(demo.call(api.confirmWishlist, { list_id: listId, address_id: mine }));
  expect(confirmed).toMatchObject({ listId, addressId: mine, size: 3 });
  expect((await viewed(reader, listId)).addressId).toBeNull();
  const foreign = await demo.call(api.confirmWishlist, { list_id: listId, address_id: theirs });
  expect(foreign.code).toBe('address.unknown');
  expect((await viewed(demo, listId)).addressId).toBe(mine);
  await shop().database.script(`UPDATE carts SET address_id = NULL WHERE address_id = ${mine}`);
  await done(demo.call(deleteAddress, { address_id: mine }));
  expect((await viewed(demo, listId)).addressId).toBeNull();
});

test('W04 and W05 keep names apart and refuse blank ones (LIST-03)', async () => {
  const made = await demo.call(api.insertWishlist, { name: '  Grigliata  ' });
  expect(made.data).toMatchObject({ name: 'Grigliata', size: 0, selected: false, wishlistTypeId: 2 });
  const blank = await demo.call(api.insertWishlist, { name: '   ' });
  expect([blank.http, blank.code, blank.field]).toEqual([200, 'wishlist.name', 'name']);
  expect(blank.body.response.errorsMessage).toEqual(['Campo obbligatorio']);
  expect((await demo.call(api.insertWishlist, { name: 'grigliata' })).code).toBe('wishlist.nameTaken');
  expect((await demo.call(api.insertWishlist, { name: 'preferiti' })).code).toBe('wishlist.nameTaken');
  expect((await demo.call(api.insertWishlist, { name: 'x'.repeat(61) })).http).toBe(422);
  expect((await demo.call(api.insertWishlist, { name: 'a\u0000b' })).http).toBe(422);
  const { listId } = made.data;
  const renamed = await done(demo.call(api.renameWishlist, { list_id: listId, name: 'GRIGLIATA' }));
  expect(renamed.name).toBe('GRIGLIATA');
  expect((await demo.call(api.renameWishlist, { list_id: listId, name: 'Preferiti' })).code).toBe(
    'wishlist.nameTaken',
  );
  expect((await demo.call(api.renameWishlist, { list_id: listId, name: '' })).code).toBe('wishlist.name');
  expect((await reader.call(api.insertWishlist, { name: 'Grigliata' })).status).toBe(0);
  await done(demo.call(api.deleteWishlist, { list_id: listId }));
});

test('W05 knows at most 50 lists besides the favourites, however many ask at once', async () => {
  const empty = await shop().visitor().logIn('vuoto');
  const answers = await Promise.all(
    Array.from({ length: 53 }, (_, at) => empty.call(api.insertWishlist, { name: `Lista ${at}` })),
  );
  expect(answers.filter((answer) => answer.status === 0)).toHaveLength(50);
  expect(new Set(answers.flatMap((answer) => answer.code ?? []))).toEqual(new Set(['wishlist.tooMany']));
  expect((await done(empty.call(api.listWishlists))).page.totItems).toBe(51);
});

test('W05 twice at once makes one list of a name', async () => {
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => reader.call(api.insertWishlist, { name: 'Gemella' })),
  );
  expect(answers.filter((answer) => answer.status === 0)).toHaveLength(1);
  expect(answers.filter((answer) => answer.code === 'wishlist.nameTaken')).toHaveLength(5);
});

test('W06 deletes own lists, never the favourites, which take over the selection (LIST-04)', async () => {
  const listId = await fresh(demo, 'Da buttare');
  await done(demo.call(api.selectWishlist, { list_id: listId }));
  const deleted = await demo.call(api.deleteWishlist, { list_id: listId });
  expect(deleted.data).toMatchObject({ name: 'Preferiti', selected: true });
  expect(deleted.body.response.infosMessage).toEqual(['La lista è stata eliminata.']);
  expect((await demo.call(api.viewWishlist, { list_id: listId })).http).toBe(404);
  expect((await demo.call(api.deleteWishlist, { list_id: listId })).code).toBe('wishlist.unknown');
  const favourites = await listNamed(demo, 'Preferiti');
  expect((await demo.call(api.deleteWishlist, { list_id: favourites.listId })).code).toBe(
    'wishlist.readOnly',
  );
});

test('W07 leaves one list selected, also when several are chosen at once (LIST-05)', async () => {
  const ids = await Promise.all(['Uno', 'Due', 'Tre'].map((name) => fresh(reader, name)));
  const answers = await Promise.all(ids.map((id) => reader.call(api.selectWishlist, { list_id: id })));
  expect(answers.map((answer) => answer.data.selected)).toEqual([true, true, true]);
  const { personalList } = await done(reader.call(api.listWishlists));
  expect(personalList.filter((list) => list.selected)).toHaveLength(1);
  const chosen = personalList.find((list) => list.selected)!;
  expect((await done(reader.call(api.viewWishlist))).listId).toBe(chosen.listId);
  const shared = await listNamed(reader, 'Festa');
  expect((await reader.call(api.selectWishlist, { list_id: shared.listId })).code).toBe('wishlist.readOnly');
});

test('whoever has no favourites yet is given them, once', async () => {
  await shop().database.script(`DELETE FROM wishlists WHERE user_id =
    (SELECT user_id FROM users WHERE login = 'agente@cestolieto.example')`);
  const agent = await shop().visitor().logIn('agente');
  const answers = await Promise.all(Array.from({ length: 5 }, () => done(agent.call(api.viewWishlist))));
  expect(new Set(answers.map((list) => list.listId)).size).toBe(1);
  expect(answers[0]).toMatchObject({ name: 'Preferiti', selected: true, wishlistTypeId: 1 });
});
