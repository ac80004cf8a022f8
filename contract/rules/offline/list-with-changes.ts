import type { Wishlist, WishlistItem, WishlistView } from '../../api/shopping/wishlist.ts';
import { effectiveQuantity, isWeighed } from '../checkout/cart-line.ts';
import type { WaitingChange, WaitingListChange } from './waiting-change.ts';

/** Which products a list holds. */
interface ListedProducts {
  readonly listId: number;
  readonly productIds: readonly number[];
}

const changesOf = (listId: number, changes: readonly WaitingChange[]): readonly WaitingListChange[] =>
  changes.filter((change) => change.kind === 'list' && change.listId === listId) as WaitingListChange[];

const amount = (isWeight: boolean, quantity: number) =>
  isWeight ? { quantity: 0, weight: quantity } : { quantity, weight: 0 };

const added = ({ itemId, product, to }: WaitingListChange): WishlistItem => ({
  itemId,
  product,
  ...amount(!Number.isInteger(to), to),
});

function changed(item: WishlistItem, change: WaitingListChange | undefined): WishlistItem[] {
  if (change === undefined) return [item];
  const { from, to } = change;
  if (to === 0) return [];
  // Of a heart only whether the product is there counts.
  if (from === null || to === effectiveQuantity(item)) return [item];
  return [{ ...item, ...amount(isWeighed(item) || !Number.isInteger(to), to) }];
}

/**
 * A list as it will be once what waits for the network has been sent (B-27). A product whose quantity is still to be decided on
 * has the one that was chosen here.
 */
export function listWithChanges(list: WishlistView, waiting: readonly WaitingChange[]): WishlistView {
  const changes = changesOf(list.listId, waiting);
  if (changes.length === 0) return list;
  const changeOf = ({ product: { productId } }: WishlistItem) =>
    changes.find(({ product }) => product.productId === productId);
  const known = new Set(list.wishlistItems.map(({ product }) => product.productId));
  const additions = changes.filter(({ to, product }) => to > 0 && !known.has(product.productId));
  const wishlistItems = [
    ...list.wishlistItems.flatMap((item) => changed(item, changeOf(item))),
    ...additions.map(added),
  ];
  return { ...list, wishlistItems, size: list.size + wishlistItems.length - list.wishlistItems.length };
}

/** A list among others, with the number of products it will have; where it was asked about one, whether it will hold that. */
export function entryWithChanges(
  list: Wishlist,
  waiting: readonly WaitingChange[],
  productId: number | null = null,
): Wishlist {
  const changes = changesOf(list.listId, waiting);
  const more = changes.map(({ from, to, there }) => {
    const stood = there ?? from ?? (to > 0 ? 0 : 1);
    return Math.sign(to) - Math.sign(stood);
  });
  const asked = changes.find(({ product }) => product.productId === productId);
  if (changes.length === 0) return list;
  return {
    ...list,
    size: Math.max(
      0,
      more.reduce((sum, one) => sum + one, list.size),
    ),
    ...(asked !== undefined && { holdsProduct: asked.to > 0 }),
  };
}

/** Which products a list will hold, as hearts ask. */
export function listedWithChanges<L extends ListedProducts>(
  listed: L,
  waiting: readonly WaitingChange[],
): L & { productIds: number[] } {
  const changes = changesOf(listed.listId, waiting);
  const productIds = changes.reduce<number[]>(
    (ids, { product, to }) => {
      const others = ids.filter((id) => id !== product.productId);
      if (to === 0) return others;
      return others.length < ids.length ? ids : [...ids, product.productId];
    },
    [...listed.productIds],
  );
  return { ...listed, productIds };
}
