import { wishlistTypeCodes } from '../../contract/api/codes.ts';
import type { Product } from '../../contract/api/shopping/product.ts';
import type { Wishlist, WishlistItem, WishlistView } from '../../contract/api/shopping/wishlist.ts';
import { effectiveQuantity } from '../../contract/rules/checkout/cart-line.ts';
import {
  entryWithChanges,
  listedWithChanges,
  listWithChanges,
} from '../../contract/rules/offline/list-with-changes.ts';
import {
  isOfProduct,
  nextItemId,
  withListQuantity,
  type SentChange,
  type WaitingChange,
  type WaitingListChange,
} from '../../contract/rules/offline/waiting-change.ts';
import { firstQuantity } from '../../contract/rules/quantity/first-quantity.ts';
import type { ListedProducts, WishlistService } from '../lists/wishlists.ts';

export interface WaitingListsDependencies {
  /** The shop's own; its code is loaded when it is first asked for. */
  lists: () => Promise<WishlistService>;
  changesOf: () => readonly WaitingChange[];
  /** Fails where nobody is known to be logged in. */
  keep: (change: (changes: readonly WaitingChange[]) => readonly WaitingChange[]) => void;
  now: () => number;
  newId: () => string;
}

/** A product of a list, and how much of it there is to be, in pieces or in the selling unit; 0 takes it off. */
export interface ListedQuantity {
  product: Product;
  quantity: number;
}

/** Changes of lists that wait for the network: kept, shown as done, and sent with those of the cart (B-27). */
export interface WaitingLists {
  /** A list that was answered, with what still waits. */
  shown: (list: WishlistView) => WishlistView;
  entry: (list: Wishlist, productId: number | null) => Wishlist;
  listed: (favourites: ListedProducts) => ListedProducts;
  /** Whether one of these products waits on the list. */
  isWaiting: (listId: number, productIds: readonly number[]) => boolean;
  /** `known` is the list as the shop answered it last. */
  setQuantities: (
    known: WishlistView,
    items: readonly { itemId: number; quantity: number }[],
  ) => WishlistView;
  /** On top of what will stand there. */
  putOn: (known: WishlistView, added: readonly ListedQuantity[]) => WishlistView;
  takeOff: (known: WishlistView, productIds: readonly number[]) => WishlistView;
  setFavourite: (known: ListedProducts, wish: { product: Product; wanted: boolean }) => ListedProducts;
  /** These have been written by themselves: what waited for them is older. */
  drop: (listId: number, isOf: (change: WaitingListChange) => boolean) => void;
  /** Fails as calls do, also where the shop refuses it. */
  send: (change: WaitingListChange, signal: AbortSignal) => Promise<SentChange>;
}

/** The favourites are called by what they are. */
const nameOf = ({ name, wishlistTypeId, sharingData }: WishlistView): string | undefined =>
  wishlistTypeId === wishlistTypeCodes.favourites && sharingData.grant === 'OWNER' ? undefined : name;

export function createWaitingLists(deps: WaitingListsDependencies): WaitingLists {
  const { changesOf, keep, now, newId } = deps;
  const shown = (list: WishlistView) => listWithChanges(list, changesOf());
  const listed = (favourites: ListedProducts) => listedWithChanges(favourites, changesOf());

  /** Keeps what `wanted` makes of the list as it is seen, each by the changes before it. */
  const change = (
    known: WishlistView,
    wanted: (seen: readonly WishlistItem[]) => readonly (ListedQuantity | null)[],
  ): WishlistView => {
    const { listId } = known;
    const listName = nameOf(known);
    keep((before) => {
      const seen = listWithChanges(known, before).wishlistItems;
      return wanted(seen).reduce((changes, one) => {
        if (one === null) return changes;
        const { product, quantity } = one;
        const item = itemOf(seen, product.productId);
        return withListQuantity(changes, {
          id: newId(),
          at: now(),
          product,
          listId,
          listName,
          itemId: item?.itemId ?? nextItemId(changes),
          from: item === undefined ? 0 : effectiveQuantity(item),
          to: quantity,
        });
      }, before);
    });
    return shown(known);
  };

  return {
    shown,
    entry: (list, productId) => entryWithChanges(list, changesOf(), productId),
    listed,
    isWaiting: (listId, productIds) =>
      changesOf().some((one) => productIds.some((productId) => isOfProduct(one, listId, productId))),
    setQuantities: (known, items) =>
      change(known, (seen) =>
        items.map(({ itemId, quantity }) => {
          const item = seen.find((one) => one.itemId === itemId);
          return item === undefined ? null : { product: item.product, quantity };
        }),
      ),
    putOn: (known, added) =>
      change(known, (seen) =>
        added.map(({ product, quantity }) => {
          const item = itemOf(seen, product.productId);
          return { product, quantity: quantity + (item === undefined ? 0 : effectiveQuantity(item)) };
        }),
      ),
    takeOff: (known, productIds) =>
      change(known, (seen) =>
        productIds.map((productId) => {
          const item = itemOf(seen, productId);
          return item === undefined ? null : { product: item.product, quantity: 0 };
        }),
      ),
    setFavourite(known, { product, wanted }) {
      keep((changes) =>
        withListQuantity(changes, {
          id: newId(),
          at: now(),
          product,
          listId: known.listId,
          itemId: nextItemId(changes),
          from: null,
          to: wanted ? firstQuantity(product) : 0,
        }),
      );
      return listed(known);
    },
    drop(listId, isOf) {
      const before = changesOf();
      const after = before.filter((one) => one.kind !== 'list' || one.listId !== listId || !isOf(one));
      if (after.length < before.length) keep(() => after);
    },
    async send(waiting, signal) {
      const { listId, product, from, to } = waiting;
      const { productId } = product;
      const options = { signal, silent: true };
      const lists = await deps.lists();
      const current = await lists.view(listId, { ...options, fresh: true });
      const item = itemOf(current.wishlistItems, productId);
      const there = item === undefined ? 0 : effectiveQuantity(item);
      const sent: SentChange = { kind: 'sent', change: waiting };
      if (there === to || (from === null && to > 0 && there > 0)) return sent;
      if (from !== null && there !== from) return { kind: 'conflict', change: { ...waiting, there } };
      if (item === undefined || to === 0)
        await lists.change({ listId, wanted: to > 0, items: [{ productId, quantity: to }] }, options);
      else await lists.setQuantities({ listId, items: [{ itemId: item.itemId, quantity: to }] }, options);
      return sent;
    },
  };
}

const itemOf = (items: readonly WishlistItem[], productId: number): WishlistItem | undefined =>
  items.find(({ product }) => product.productId === productId);
