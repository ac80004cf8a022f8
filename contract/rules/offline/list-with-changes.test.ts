import { describe, expect, test } from 'vitest';
import { aProduct } from '../../../paths/fixtures/cart-fixtures.ts';
import { aWaitingListChange, aWaitingQuantity } from '../../../paths/fixtures/waiting-fixtures.ts';
import type { WishlistItem, WishlistView } from '../../api/shopping/wishlist.ts';
import { entryWithChanges, listedWithChanges, listWithChanges } from './list-with-changes.ts';

const penne: WishlistItem = { itemId: 501, product: aProduct(), quantity: 2, weight: 0 };
const ham: WishlistItem = { itemId: 502, product: aProduct({ productId: 12 }), quantity: 0, weight: 0.3 };
const milk = aProduct({ productId: 13, slug: 'latte' });
const { wishlistItems: _, ...entry }: WishlistView = {
  id: 31,
  listId: 31,
  name: 'Spesa',
  size: 2,
  selected: false,
  wishlistTypeId: 2,
  addressId: null,
  sharingData: { grant: 'OWNER', ownerName: 'Lia Conti' },
  wishlistItems: [],
};
const list: WishlistView = { ...entry, wishlistItems: [penne, ham] };
const elsewhere = aWaitingListChange({ listId: 32, to: 0 });
const milkPutOn = aWaitingListChange({ id: 'change-6', product: milk, itemId: -1, from: 0, to: 1 });

describe('a list with what waits for the network', () => {
  test('B-27: is the same where nothing of it waits', () => {
    // A line of the cart may have the number of one of a list.
    expect(listWithChanges(list, [elsewhere, aWaitingQuantity({ itemId: 501 })])).toBe(list);
    expect(entryWithChanges(entry, [elsewhere])).toBe(entry);
  });

  test('B-27: a product has the quantity that is wanted, by pieces or by weight', () => {
    const changes = [
      aWaitingListChange(),
      aWaitingListChange({ id: 'change-6', product: ham.product, itemId: 502, from: 0.3, to: 0.5 }),
    ];
    expect(listWithChanges(list, changes)).toEqual({
      ...list,
      wishlistItems: [
        { ...penne, quantity: 4 },
        { ...ham, weight: 0.5 },
      ],
    });
  });

  test('B-27: what is taken off is gone, what is put on stands last', () => {
    const changes = [aWaitingListChange({ to: 0 }), milkPutOn];
    expect(listWithChanges(list, changes)).toEqual({
      ...list,
      wishlistItems: [ham, { itemId: -1, product: milk, quantity: 1, weight: 0 }],
    });
    expect(listWithChanges(list, [milkPutOn]).size).toBe(3);
  });

  test('B-27: what was taken off elsewhere and has another number here stands there until it is decided', () => {
    const without = { ...list, wishlistItems: [ham], size: 1 };
    const changed = listWithChanges(without, [aWaitingListChange({ there: 0 })]);
    expect([changed.size, changed.wishlistItems[1]]).toEqual([2, { ...penne, quantity: 4 }]);
  });

  test('B-27, LIST-10: a heart leaves the quantity as it is', () => {
    expect(listWithChanges(list, [aWaitingListChange({ from: null, to: 1 })])).toEqual(list);
  });

  test('B-27, LIST-01, LIST-07: among others it counts what it will hold, and tells of the one that was asked about', () => {
    const off = aWaitingListChange({ to: 0 });
    const sizes = [[off], [milkPutOn], [off, milkPutOn], [aWaitingListChange()]].map(
      (changes) => entryWithChanges(entry, changes).size,
    );
    expect(sizes).toEqual([1, 3, 2, 2]);
    const hearts = [aWaitingListChange({ from: null, to: 0 }), aWaitingListChange({ from: null, to: 1 })];
    expect(hearts.map((heart) => entryWithChanges(entry, [heart]).size)).toEqual([1, 3]);
    // Taken off elsewhere, and on it here.
    expect(entryWithChanges(entry, [aWaitingListChange({ there: 0 })]).size).toBe(3);
    const { productId } = penne.product;
    expect([
      entryWithChanges({ ...entry, holdsProduct: true }, [off], productId).holdsProduct,
      entryWithChanges({ ...entry, holdsProduct: false }, [milkPutOn], milk.productId).holdsProduct,
      entryWithChanges({ ...entry, holdsProduct: true }, [off], ham.product.productId).holdsProduct,
      entryWithChanges({ ...entry, size: 0 }, [off]).size,
    ]).toEqual([false, true, true, 0]);
  });

  test('B-27, LIST-10: hearts are full of what is put on, and empty of what is taken off', () => {
    const listed = { listId: 31, productIds: [penne.product.productId, 12] };
    expect(listedWithChanges(listed, [aWaitingListChange({ to: 0 }), milkPutOn, elsewhere])).toEqual({
      listId: 31,
      productIds: [12, 13],
    });
    expect(listedWithChanges(listed, [aWaitingListChange()]).productIds).toEqual(listed.productIds);
  });
});
