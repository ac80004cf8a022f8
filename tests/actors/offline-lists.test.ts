import { beforeEach, describe, expect, test, vi } from 'vitest';
import { viewCart } from '../../contract/api/shopping/cart.ts';
import { viewProduct } from '../../contract/api/shopping/product.ts';
import {
  addWishlistProducts,
  deleteWishlist,
  deleteWishlistProducts,
  updateWishlistProducts,
  type WishlistItem,
  type WishlistView,
} from '../../contract/api/shopping/wishlist.ts';
import { effectiveQuantity } from '../../contract/rules/checkout/cart-line.ts';
import { linesOf } from '../../contract/rules/checkout/cart-lines.ts';
import { addToCartActors } from '../../machines/add-to-cart/add-to-cart.actors.ts';
import { favouritesActors } from '../../machines/favourites/favourites.actors.ts';
import { listSelectorActors } from '../../machines/list-selector/list-selector.actors.ts';
import { cartActors } from '../../machines/cart/cart.actors.ts';
import { offlineQueueActors } from '../../machines/offline-queue/offline-queue.actors.ts';
import { wishlistActors } from '../../machines/wishlist/wishlist.actors.ts';
import { wishlistsActors } from '../../machines/wishlists/wishlists.actors.ts';
import { makeReady } from '../../paths/models/http/shopping.ts';
import { done, product } from '../backend/journeys.ts';
import { fresh, viewed } from '../backend/wishlists.ts';
import { outcomeOf, tabsOfFile, type Tab } from './open-tab.ts';

const openTab = tabsOfFile();

const penne = 'penne-rigate-500-g';
const apples = 'mele-annurche';
const milk = 'latte-fresco-intero-1-l';

let tab: Tab;
/** A list of the shopper with two packs of pasta and half a kilo of apples, which the tab has seen. */
let listId: number;
let pasta: WishlistItem;
beforeEach(async () => {
  tab = await openTab();
  await makeReady(tab.shopper);
  const { client } = tab.shopper;
  listId = await fresh(client, 'Spesa');
  const idOf = async (slug: string) => (await done(client.call(viewProduct, { slug }))).productId;
  const items = [
    { productId: await idOf(penne), quantity: 2 },
    { productId: await idOf(apples), quantity: 0.5 },
  ];
  await done(client.call(addWishlistProducts, { wishlistId: listId, items }));
  await outcomeOf(cartActors(tab).refreshCart, undefined);
  const list = await outcomeOf(wishlistActors(tab).viewWishlist, { id: listId });
  pasta = itemOf(list, penne);
  tab.sent.length = 0;
});

const itemOf = (list: WishlistView, slug: string): WishlistItem => {
  const item = list.wishlistItems.find((one) => one.product.slug === slug);
  if (item === undefined) throw new Error(`${slug} is not on the list`);
  return item;
};
const held = (list: WishlistView) =>
  Object.fromEntries(list.wishlistItems.map((item) => [item.product.slug, effectiveQuantity(item)]));
/** What the shop has, whatever the tab shows. */
const inShop = async (id = listId) => held(await viewed(tab.shopper.client, id));
const save = (quantity: number, itemId = pasta.itemId) =>
  outcomeOf(wishlistActors(tab).saveItems, { listId, items: [{ itemId, quantity }] });
const shown = () => outcomeOf(wishlistActors(tab).viewWishlist, { id: listId });
const putOn = async (slug: string, quantity: number, id = listId) => {
  const wished = await product(tab.shopper.client, slug);
  const items = [{ productId: wished.productId, quantity }];
  const wish = { listId: id, wanted: true, items, products: [wished] };
  return () => outcomeOf(listSelectorActors(tab).changeList, { wish });
};

const waiting = async () => (await (await tab.services()).waitingCart()).changes.read()?.changes ?? [];
const decide = async (keeps: 'here' | 'there') => {
  const [change] = await waiting();
  (await (await tab.services()).waitingCart()).decide({ id: change?.id ?? '', keeps });
};
/** Sends until nothing waits; answers what came of each. */
async function sendAll() {
  const outcomes: unknown[] = [];
  for (;;) {
    const sent = await outcomeOf(offlineQueueActors(tab).sendNext, undefined);
    if (sent === null) return outcomes;
    const { change } = sent;
    outcomes.push([sent.kind, change.product.slug, change.kind === 'add' ? change.quantity : change.to]);
  }
}
const writes = () =>
  tab.sent.filter(({ line }) => line.startsWith('POST')).map(({ line, body }) => [line, body]);

describe('a list without network', () => {
  test('B-27, LIST-06: quantities are shown, wait, and are sent once', async () => {
    tab.unplug(true);
    expect(held(await save(5))).toEqual({ [penne]: 5, [apples]: 0.5 });
    expect(await waiting()).toMatchObject([
      { kind: 'list', listId, listName: 'Spesa', itemId: pasta.itemId, from: 2, to: 5, there: null },
    ]);
    expect(tab.sent).toEqual([]);
    tab.unplug(false);
    expect([await inShop(), held(await shown())]).toEqual([
      { [penne]: 2, [apples]: 0.5 },
      { [penne]: 5, [apples]: 0.5 },
    ]);
    expect(await sendAll()).toEqual([['sent', penne, 5]]);
    expect([await inShop(), await sendAll(), await waiting()]).toEqual([
      { [penne]: 5, [apples]: 0.5 },
      [],
      [],
    ]);
    expect(writes()).toEqual([
      ['POST /wishlist/update_prods', { wishlistId: listId, items: [{ itemId: pasta.itemId, quantity: 5 }] }],
    ]);
  });

  test('B-27: of a product that changes often the last number waits, and where it was is no change', async () => {
    tab.unplug(true);
    for (const quantity of [3, 4, 6]) await save(quantity);
    expect(await waiting()).toMatchObject([{ from: 2, to: 6 }]);
    expect([held(await save(2)), await waiting()]).toEqual([{ [penne]: 2, [apples]: 0.5 }, []]);
  });

  test('B-27, LIST-06: a product is taken off, and put back before anything is sent', async () => {
    tab.unplug(true);
    const list = await save(0);
    expect([held(list), list.size]).toEqual([{ [apples]: 0.5 }, 1]);
    const restored = await outcomeOf(wishlistActors(tab).restoreItem, { listId, item: pasta });
    expect([held(restored), restored.size, await waiting()]).toEqual([{ [penne]: 2, [apples]: 0.5 }, 2, []]);
  });

  test('B-27: what waits to be taken off is put back where it waits, though the network is there again', async () => {
    tab.unplug(true);
    await save(0);
    tab.unplug(false);
    const restored = await outcomeOf(wishlistActors(tab).restoreItem, { listId, item: pasta });
    expect([held(restored), await inShop(), await waiting()]).toEqual([
      { [penne]: 2, [apples]: 0.5 },
      { [penne]: 2, [apples]: 0.5 },
      [],
    ]);
  });

  test('B-27, LIST-06: what is taken off is gone once it is sent', async () => {
    tab.unplug(true);
    await save(0);
    tab.unplug(false);
    expect([await sendAll(), await inShop()]).toEqual([[['sent', penne, 0]], { [apples]: 0.5 }]);
    expect(writes()).toEqual([
      [
        'POST /wishlist/delete_prods',
        { wishlistId: listId, items: [{ productId: pasta.product.productId }] },
      ],
    ]);
  });

  test('B-27, LIST-07: a product is put on, its number can be changed, and it is sent with the last one', async () => {
    const putMilkOn = await putOn(milk, 1);
    tab.unplug(true);
    const list = await putMilkOn();
    expect([held(list), list.size]).toEqual([{ [penne]: 2, [apples]: 0.5, [milk]: 1 }, 3]);
    const { itemId } = itemOf(list, milk);
    expect(itemId).toBeLessThan(0);
    tab.unplug(false);
    // Its line is not the shop's yet.
    expect(held(await save(3, itemId))).toEqual({ [penne]: 2, [apples]: 0.5, [milk]: 3 });
    expect([await sendAll(), await inShop()]).toEqual([
      [['sent', milk, 3]],
      { [penne]: 2, [apples]: 0.5, [milk]: 3 },
    ]);
  });

  test('B-27, LIST-07: what is put on adds to what stands there, and a product nobody knows cannot be', async () => {
    const more = await putOn(penne, 2);
    tab.unplug(true);
    expect(held(await more())).toEqual({ [penne]: 4, [apples]: 0.5 });
    const wish = { listId, wanted: true, items: [{ productId: 999_999, quantity: 1 }] };
    await expect(outcomeOf(listSelectorActors(tab).changeList, { wish })).rejects.toMatchObject({
      kind: 'network',
    });
    const off = { listId, wanted: false, items: [{ productId: pasta.product.productId, quantity: 1 }] };
    expect(held(await outcomeOf(listSelectorActors(tab).changeList, { wish: off }))).toEqual({
      [apples]: 0.5,
    });
    expect(await waiting()).toMatchObject([{ from: 2, to: 0 }]);
  });

  test('B-27: a list that was not seen on this page fails as it does', async () => {
    const other = await fresh(tab.shopper.client, 'Festa');
    const putMilkOn = await putOn(milk, 1, other);
    tab.unplug(true);
    await expect(putMilkOn()).rejects.toMatchObject({ kind: 'network' });
    expect(await waiting()).toEqual([]);
  });

  test.each([
    ['here', 5],
    ['there', 3],
  ] as const)(
    'B-27: a product that was changed elsewhere too is asked about: what is %s stays',
    async (keeps, then) => {
      tab.unplug(true);
      await save(5);
      const items = [{ itemId: pasta.itemId, quantity: 3 }];
      await done(tab.shopper.client.call(updateWishlistProducts, { wishlistId: listId, items }));
      tab.unplug(false);
      expect(await sendAll()).toEqual([['conflict', penne, 5]]);
      expect([await inShop(), await waiting()]).toMatchObject([{ [penne]: 3 }, [{ to: 5, there: 3 }]]);
      await decide(keeps);
      expect(await sendAll()).toEqual(keeps === 'here' ? [['sent', penne, 5]] : []);
      expect([await inShop(), await waiting()]).toEqual([{ [penne]: then, [apples]: 0.5 }, []]);
    },
  );

  test('B-27: a product that was taken off elsewhere is asked about, and is put on again', async () => {
    tab.unplug(true);
    await save(5);
    const items = [{ productId: pasta.product.productId }];
    await done(tab.shopper.client.call(deleteWishlistProducts, { wishlistId: listId, items }));
    tab.unplug(false);
    expect([await sendAll(), await waiting()]).toMatchObject([
      [['conflict', penne, 5]],
      [{ to: 5, there: 0 }],
    ]);
    await decide('here');
    expect([await sendAll(), await inShop()]).toEqual([[['sent', penne, 5]], { [penne]: 5, [apples]: 0.5 }]);
  });

  test('B-27: a list that has elsewhere what is wanted here asks nothing', async () => {
    tab.unplug(true);
    await save(3);
    const items = [{ itemId: pasta.itemId, quantity: 3 }];
    await done(tab.shopper.client.call(updateWishlistProducts, { wishlistId: listId, items }));
    tab.unplug(false);
    expect([await sendAll(), writes()]).toEqual([[['sent', penne, 3]], []]);
  });

  test('B-27: of a list that was deleted elsewhere it is told, and the rest is sent', async () => {
    const { client } = tab.shopper;
    const other = await fresh(client, 'Festa');
    await outcomeOf(wishlistActors(tab).viewWishlist, { id: other });
    const putMilkOn = await putOn(milk, 2, other);
    tab.unplug(true);
    await save(5);
    await putMilkOn();
    await done(client.call(deleteWishlist, { list_id: listId }));
    tab.unplug(false);
    const { sendNext } = offlineQueueActors(tab);
    expect(await outcomeOf(sendNext, undefined)).toMatchObject({
      kind: 'refused',
      change: { product: { slug: penne }, listName: 'Spesa', to: 5 },
    });
    expect([await sendAll(), await inShop(other)]).toEqual([[['sent', milk, 2]], { [milk]: 2 }]);
  });

  test('B-27: changes of cart and list are sent in the order they were made', async () => {
    const request = {
      kind: 'product' as const,
      requestId: 'the-key-of-milk',
      product: await product(tab.shopper.client, milk),
      quantity: 1,
      chosen: {},
      acceptAlternatives: true,
    };
    tab.unplug(true);
    await save(4);
    await outcomeOf(addToCartActors(tab).add, { request });
    await save(0, itemOf(await save(4), apples).itemId);
    tab.unplug(false);
    expect(await sendAll()).toEqual([
      ['sent', penne, 4],
      ['sent', milk, 1],
      ['sent', apples, 0],
    ]);
    const cart = linesOf(await done(tab.shopper.client.call(viewCart)));
    expect([await inShop(), cart.map((line) => line.product.slug)]).toEqual([{ [penne]: 4 }, [milk]]);
  });

  test('B-27: an answer that is lost sends nothing twice', async () => {
    const putMilkOn = await putOn(milk, 2);
    tab.unplug(true);
    await putMilkOn();
    tab.unplug(false);
    tab.decide((line) => (line === 'POST /wishlist/add_prod' ? 'cut after' : 'pass'));
    await expect(sendAll()).rejects.toMatchObject({ kind: 'network' });
    tab.decide(() => 'pass');
    expect([await sendAll(), await inShop()]).toEqual([
      [['sent', milk, 2]],
      { [penne]: 2, [apples]: 0.5, [milk]: 2 },
    ]);
    expect(writes()).toHaveLength(1);
  });

  test('B-27: a number that is wanted while the one before is on its way is sent after it', async () => {
    const putMilkOn = await putOn(milk, 2);
    tab.unplug(true);
    const { itemId } = itemOf(await putMilkOn(), milk);
    tab.unplug(false);
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    tab.decide((line) => (line === 'POST /wishlist/add_prod' ? held : 'pass'));
    const sending = outcomeOf(offlineQueueActors(tab).sendNext, undefined);
    await vi.waitFor(() => expect(tab.paths()).toContain('POST /wishlist/add_prod'));
    tab.unplug(true);
    await save(3, itemId);
    tab.unplug(false);
    release();
    expect([(await sending)?.kind, await waiting()]).toMatchObject(['sent', [{ from: 2, to: 3 }]]);
    expect([await sendAll(), await inShop()]).toMatchObject([[['sent', milk, 3]], { [milk]: 3 }]);
  });

  test('B-27: a number that is saved by itself takes the place of the one that waits', async () => {
    tab.unplug(true);
    await save(5);
    tab.unplug(false);
    expect(held(await save(4))).toEqual({ [penne]: 4, [apples]: 0.5 });
    expect([await inShop(), await waiting()]).toEqual([{ [penne]: 4, [apples]: 0.5 }, []]);
  });

  test('B-27, LIST-01: the lists count what waits', async () => {
    tab.unplug(true);
    await save(0);
    tab.unplug(false);
    const { own } = await outcomeOf(wishlistsActors(tab).listWishlists, undefined);
    expect(own.find((list) => list.listId === listId)?.size).toBe(1);
    const asked = await outcomeOf(listSelectorActors(tab).listWishlists, {
      productId: pasta.product.productId,
    });
    expect(asked.find((list) => list.listId === listId)?.holdsProduct).toBe(false);
  });
});

describe('a heart without network', () => {
  const { setHeart, load } = {
    setHeart: (press: { product: WishlistItem['product']; wanted: boolean }, list: number) =>
      outcomeOf(favouritesActors({ ...tab, hasLists: true }).setFavourite, { listId: list, press }),
    load: () => outcomeOf(favouritesActors({ ...tab, hasLists: true }).loadFavourites, { isAwaited: false }),
  };

  test('B-27, LIST-10: is full at the press, waits, and is sent', async () => {
    const { listId: favourites } = await load();
    const { product: wished } = pasta;
    tab.unplug(true);
    expect(await setHeart({ product: wished, wanted: true }, favourites)).toEqual({
      listId: favourites,
      productIds: [wished.productId],
    });
    tab.unplug(false);
    expect([(await load()).productIds, await inShop(favourites)]).toEqual([[wished.productId], {}]);
    expect([await sendAll(), await inShop(favourites)]).toEqual([[['sent', penne, 1]], { [penne]: 1 }]);
  });

  test('B-27, LIST-10: that is pressed again is no change; one that was full is empty once it is sent', async () => {
    const { listId: favourites } = await load();
    const { product: wished } = pasta;
    tab.unplug(true);
    await setHeart({ product: wished, wanted: true }, favourites);
    const again = await setHeart({ product: wished, wanted: false }, favourites);
    expect([again.productIds, await waiting()]).toEqual([[], []]);
    tab.unplug(false);
    await setHeart({ product: wished, wanted: true }, favourites);
    // Of how much of it there is a heart knows nothing, and is not asked.
    const items = [{ productId: wished.productId, quantity: 4 }];
    await done(tab.shopper.client.call(addWishlistProducts, { wishlistId: favourites, items }));
    tab.unplug(true);
    expect(await setHeart({ product: wished, wanted: false }, favourites)).toMatchObject({ productIds: [] });
    tab.unplug(false);
    expect([await sendAll(), await inShop(favourites)]).toEqual([[['sent', penne, 0]], {}]);
  });

  test('B-27, LIST-10: that was pressed elsewhere too asks nothing', async () => {
    const { listId: favourites } = await load();
    tab.unplug(true);
    await setHeart({ product: pasta.product, wanted: true }, favourites);
    const items = [{ productId: pasta.product.productId, quantity: 3 }];
    await done(tab.shopper.client.call(addWishlistProducts, { wishlistId: favourites, items }));
    tab.unplug(false);
    expect([await sendAll(), await inShop(favourites)]).toEqual([[['sent', penne, 1]], { [penne]: 3 }]);
  });
});
