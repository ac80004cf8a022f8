import { beforeEach, describe, expect, test } from 'vitest';
import { viewProduct } from '../../contract/api/shopping/product.ts';
import { addWishlistProducts, listWishlists } from '../../contract/api/shopping/wishlist.ts';
import { wishlistActors } from '../../machines/wishlist/wishlist.actors.ts';
import { wishlistsActors } from '../../machines/wishlists/wishlists.actors.ts';
import { done } from '../backend/journeys.ts';
import { fresh, viewed } from '../backend/wishlists.ts';
import { givenUp, outcomeOf, tabsOfFile, type Tab } from './open-tab.ts';

const openTab = tabsOfFile();

let tab: Tab;
beforeEach(async () => {
  tab = await openTab();
  await tab.shopper.client.logIn(tab.shopper.name);
});

/** A list of the shopper with two packs of pasta and half a kilo of apples. */
async function weekly(): Promise<number> {
  const { client } = tab.shopper;
  const listId = await fresh(client, 'Settimana');
  const idOf = async (slug: string) => (await done(client.call(viewProduct, { slug }))).productId;
  const items = [
    { productId: await idOf('penne-rigate-500-g'), quantity: 2 },
    { productId: await idOf('mele-annurche'), quantity: 0.5 },
  ];
  await done(client.call(addWishlistProducts, { wishlistId: listId, items }));
  return listId;
}

const own = async () => (await done(tab.shopper.client.call(listWishlists, {}))).personalList;

const sent = () => tab.sent.map(({ line, body }) => [line, body]);

describe('the lists', () => {
  test('LIST-01, LIST-03: one is made, and stands among the shopper’s own', async () => {
    const { createWishlist, listWishlists: list } = wishlistsActors(tab);
    await outcomeOf(createWishlist, { name: 'Festa' });
    const lists = await outcomeOf(list, undefined);
    expect(lists.shared).toEqual([]);
    expect(lists.own.map(({ name, size }) => [name, size])).toContainEqual(['Festa', 0]);
    expect(sent()).toEqual([
      ['POST /wishlist/insert', { name: 'Festa' }],
      ['GET /wishlist/list?page=1&pageSize=100', null],
    ]);
  });

  test('LIST-03: a blank name is refused, and no list is made', async () => {
    const before = await own();
    await expect(outcomeOf(wishlistsActors(tab).createWishlist, { name: ' ' })).rejects.toMatchObject({
      kind: 'refused',
    });
    expect(await own()).toEqual(before);
  });

  test('they are given up with the actor', async () => {
    expect(await givenUp(tab, wishlistsActors(tab).listWishlists, undefined)).toEqual([true]);
  });
});

describe('a list', () => {
  test('LIST-02: is viewed with the stock of the day, and the favourites without an id', async () => {
    const { viewWishlist } = wishlistActors(tab);
    const id = await weekly();
    const list = await outcomeOf(viewWishlist, { id });
    expect(
      list.wishlistItems.map(({ product, quantity, weight }) => [product.slug, quantity, weight]),
    ).toEqual([
      ['penne-rigate-500-g', 2, 0],
      ['mele-annurche', 0, 0.5],
    ]);
    expect(list.wishlistItems.every(({ product }) => product.available > 0)).toBe(true);
    const favourites = await outcomeOf(viewWishlist, { id: null });
    expect([favourites.wishlistTypeId, favourites.wishlistItems]).toEqual([1, []]);
    expect(sent()).toEqual([
      [`GET /wishlist/view?list_id=${id}&calculate_stock=true`, null],
      ['GET /wishlist/view?wishlist_type_id=1&calculate_stock=true', null],
    ]);
  });

  test('LIST-06: saves quantities, takes a product off and puts it back as it was', async () => {
    const { saveItems, restoreItem } = wishlistActors(tab);
    const listId = await weekly();
    const [pasta, apples] = (await viewed(tab.shopper.client, listId)).wishlistItems;
    if (pasta === undefined || apples === undefined) throw new Error('the list has two products');
    const held = (list: {
      wishlistItems: { product: { slug: string }; quantity: number; weight: number }[];
    }) => list.wishlistItems.map(({ product, quantity, weight }) => [product.slug, quantity, weight]);
    const changed = await outcomeOf(saveItems, {
      listId,
      items: [
        { itemId: pasta.itemId, quantity: 5 },
        { itemId: apples.itemId, quantity: 0 },
      ],
    });
    expect(held(changed)).toEqual([['penne-rigate-500-g', 5, 0]]);
    const restored = await outcomeOf(restoreItem, { listId, item: apples });
    expect(held(restored)).toEqual([
      ['penne-rigate-500-g', 5, 0],
      ['mele-annurche', 0, 0.5],
    ]);
    expect(sent()).toEqual([
      [
        'POST /wishlist/update_prods',
        {
          wishlistId: listId,
          items: [
            { itemId: pasta.itemId, quantity: 5 },
            { itemId: apples.itemId, quantity: 0 },
          ],
        },
      ],
      [`GET /wishlist/view?list_id=${listId}&calculate_stock=true`, null],
      [
        'POST /wishlist/add_prod',
        { wishlistId: listId, items: [{ productId: apples.product.productId, quantity: 0.5 }] },
      ],
      [`GET /wishlist/view?list_id=${listId}&calculate_stock=true`, null],
    ]);
  });

  test('LIST-03, LIST-05: is renamed, made the default, and deleted', async () => {
    const { renameWishlist, selectWishlist, deleteWishlist } = wishlistActors(tab);
    const listId = await weekly();
    const found = async () => (await own()).find((list) => list.listId === listId);
    await outcomeOf(renameWishlist, { listId, name: 'Sabato' });
    await outcomeOf(selectWishlist, { listId });
    expect(await found()).toMatchObject({ name: 'Sabato', selected: true });
    await outcomeOf(deleteWishlist, { listId });
    expect(await found()).toBeUndefined();
    expect(sent()).toEqual([
      ['POST /wishlist/update', { list_id: listId, name: 'Sabato' }],
      ['POST /wishlist/select', { list_id: listId }],
      ['POST /wishlist/delete', { list_id: listId }],
    ]);
  });

  test('SES-07: of a session that is over nothing is told', async () => {
    const stranger = await openTab();
    await expect(outcomeOf(wishlistActors(stranger).viewWishlist, { id: null })).rejects.toMatchObject({
      kind: 'sessionExpired',
    });
  });

  test('is given up with the actor', async () => {
    expect(await givenUp(tab, wishlistActors(tab).viewWishlist, { id: null })).toEqual([true]);
  });
});
