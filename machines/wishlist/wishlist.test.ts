import { createActor, SimulatedClock } from 'xstate';
import { expect, test } from 'vitest';
import type { WishlistItem, WishlistView } from '../../contract/api/shopping/wishlist.ts';
import { aProduct } from '../../paths/fixtures/cart-fixtures.ts';
import { held } from '../../tests/machines/held.ts';
import { wishlistLogic } from './wishlist.logic.ts';
import { itemQuantity, listedItems, listTotal, removedItem } from './wishlist.selectors.ts';
import type { ItemQuantities, WishlistId } from './wishlist.types.ts';

const penne: WishlistItem = { itemId: 501, product: aProduct(), quantity: 2, weight: 0 };
const rice: WishlistItem = {
  ...penne,
  itemId: 502,
  product: aProduct({ productId: 12, slug: 'riso-1-kg', name: 'Riso', available: 0 }),
};
const { productId } = penne.product;

const aList = (...wishlistItems: WishlistItem[]): WishlistView => ({
  id: 31,
  listId: 31,
  name: 'Spesa del sabato',
  size: wishlistItems.length,
  selected: false,
  wishlistTypeId: 2,
  addressId: null,
  sharingData: { grant: 'OWNER', ownerName: 'Lia Conti' },
  wishlistItems,
});

async function opened() {
  const view = held<WishlistView, { id: WishlistId }>();
  const save = held<WishlistView, { listId: number; items: ItemQuantities }>();
  const restore = held<WishlistView, { listId: number; item: WishlistItem }>();
  const actor = createActor(
    wishlistLogic.provide({
      actors: { viewWishlist: view.patient, saveItems: save.patient, restoreItem: restore.patient },
    }),
    { clock: new SimulatedClock(), input: { id: 31 } },
  ).start();
  await view.latest().answer(aList(penne, rice));
  const quantity = (): number | null => {
    const item = listedItems(actor.getSnapshot()).find(({ itemId }) => itemId === penne.itemId);
    return item === undefined ? null : itemQuantity(actor.getSnapshot(), item);
  };
  return { actor, at: () => actor.getSnapshot(), save, restore, quantity };
}

test('LIST-06: twenty fast presses show at once and are two calls', async () => {
  const { actor, save, quantity } = await opened();
  for (let press = 0; press < 20; press += 1)
    actor.send({ type: 'item.change', change: { kind: 'more', productId } });
  expect([quantity(), save.calls.map(({ input }) => input.items)]).toEqual([
    22,
    [[{ itemId: 501, quantity: 3 }]],
  ]);
  await save.latest().answer(aList({ ...penne, quantity: 3 }, rice));
  await save.latest().answer(aList({ ...penne, quantity: 22 }, rice));
  expect([quantity(), save.calls.map(({ input }) => input.items)]).toEqual([
    22,
    [[{ itemId: 501, quantity: 3 }], [{ itemId: 501, quantity: 22 }]],
  ]);
});

test('LIST-06: less than the first quantity takes the product off, and it comes back as it was', async () => {
  const { actor, at, save, restore, quantity } = await opened();
  actor.send({ type: 'item.change', change: { kind: 'less', productId } });
  actor.send({ type: 'item.change', change: { kind: 'less', productId } });
  expect(quantity()).toBe(null);
  await save.latest().answer(aList({ ...penne, quantity: 1 }, rice));
  await save.latest().answer(aList(rice));
  expect(removedItem(at())).toEqual({ ...penne, quantity: 1 });
  actor.send({ type: 'item.restore' });
  expect(restore.calls.map(({ input }) => input)).toEqual([{ listId: 31, item: { ...penne, quantity: 1 } }]);
  await restore.latest().answer(aList({ ...penne, quantity: 1 }, rice));
  expect([removedItem(at()), quantity()]).toEqual([null, 1]);
});

test('LIST-02: what is sold out stands on the list and outside its sum', async () => {
  const { at } = await opened();
  expect([listedItems(at()).map(({ product }) => product.name), listTotal(at())]).toEqual([
    [penne.product.name, 'Riso'],
    Math.round(penne.product.priceDisplay * 200),
  ]);
});
