import { ApiFailure, failureOf } from '../../contract/api/failure.ts';
import type { Wishlist, WishlistView } from '../../contract/api/shopping/wishlist.ts';
import { isWishlistEditable } from '../../contract/rules/catalogue/wishlist-editable.ts';
import type { CallOptions } from '../api-client.ts';
import type { ListedProducts, WishlistService } from '../lists/wishlists.ts';
import type { OfflineDevice } from './cart-offline.ts';
import type { WaitingCart } from './waiting-cart.ts';
import type { ListedQuantity, WaitingLists } from './waiting-lists.ts';

export interface OfflineLists {
  /** The shop's own; what it answers is remembered. */
  own: WishlistService;
  /** What shoppers see and change: with what waits for the network. */
  shown: WishlistService;
}

interface ListsDevice extends Pick<OfflineDevice, 'isOffline' | 'hasWaiting'> {
  waitingCart: () => Promise<WaitingCart>;
}

/**
 * Lists whose products can be changed without network: such changes are answered from the list as it was answered last on this
 * page, and wait (B-27). Where it was not, and for all that is about a list itself, they fail as they do without.
 */
export function listsOffline(lists: WishlistService, device: ListsDevice): OfflineLists {
  const views = new Map<number, WishlistView>();
  let hearts: ListedProducts | null = null;
  const remember = (list: WishlistView): WishlistView => {
    views.set(list.listId, list);
    return list;
  };
  const rememberHearts = (favourites: ListedProducts): ListedProducts => {
    hearts = favourites;
    return favourites;
  };
  const own: WishlistService = {
    ...lists,
    favourites: async (options) => rememberHearts(await lists.favourites(options)),
    async setFavourite(wish, options) {
      const favourites = rememberHearts(await lists.setFavourite(wish, options));
      // With how much of it is told by the list alone.
      views.delete(favourites.listId);
      return favourites;
    },
    view: async (listId, options) => remember(await lists.view(listId, options)),
    change: async (wish, options) => remember(await lists.change(wish, options)),
    setQuantities: async (change, options) => remember(await lists.setQuantities(change, options)),
    restore: async (change, options) => remember(await lists.restore(change, options)),
  };

  const waiting = async (): Promise<WaitingLists> => (await device.waitingCart()).lists;
  const shownWith = async <T>(answer: T, withChanges: (waits: WaitingLists) => T): Promise<T> =>
    device.hasWaiting() ? withChanges(await waiting()) : answer;
  const heard = (list: WishlistView) => shownWith(list, (waits) => waits.shown(list));
  const entries = (among: Wishlist[], productId: number | null = null) =>
    shownWith(among, (waits) => among.map((list) => waits.entry(list, productId)));
  /** The list as it was answered last; what a worker keeps of it is an answer too. */
  const knownView = async (listId: number, options?: CallOptions): Promise<WishlistView> =>
    views.get(listId) ?? own.view(listId, { ...options, silent: true });

  /** The call, or what is kept in its place where there is no network. */
  const unlessOffline = async <T>(call: () => Promise<T>, keep: () => Promise<T>): Promise<T> => {
    if (device.isOffline()) return keep();
    try {
      return await call();
    } catch (error) {
      if (failureOf(error) !== 'network' || !device.isOffline()) throw error;
      return keep();
    }
  };
  /** The same, but what waits of these products is changed where it waits: the shop knows nothing of it yet. */
  const unlessWaiting = async <T>(
    listId: number,
    productIds: readonly number[],
    call: () => Promise<T>,
    keep: () => Promise<T>,
  ): Promise<T> => {
    const isWaiting = device.hasWaiting() && (await waiting()).isWaiting(listId, productIds);
    return isWaiting ? keep() : unlessOffline(call, keep);
  };

  const shown: WishlistService = {
    ...own,
    async favourites(options) {
      const favourites = await own.favourites(options);
      return shownWith(favourites, (waits) => waits.listed(favourites));
    },
    setFavourite(wish, options) {
      const { listId, product } = wish;
      return unlessWaiting(
        listId,
        [product.productId],
        async () => {
          const favourites = await own.setFavourite(wish, options);
          return shownWith(favourites, (waits) => waits.listed(favourites));
        },
        async () => {
          if (hearts?.listId !== listId) throw new ApiFailure('network');
          return (await waiting()).setFavourite(hearts, wish);
        },
      );
    },
    async list(options) {
      const { own: mine, shared } = await own.list(options);
      return { own: await entries(mine), shared: await entries(shared) };
    },
    async listEditable(productId, options) {
      try {
        return await entries(await own.listEditable(productId, options), productId);
      } catch (error) {
        if (failureOf(error) !== 'network' || !device.isOffline()) throw error;
        // Which of them hold the product is read off those that are known.
        const all = await own.list(options);
        const editable = [...all.own, ...all.shared]
          .filter(({ sharingData }) => isWishlistEditable(sharingData.grant))
          .map((list) => {
            const items = productId === null ? undefined : views.get(list.listId)?.wishlistItems;
            if (items === undefined) return list;
            return { ...list, holdsProduct: items.some(({ product }) => product.productId === productId) };
          });
        return entries(editable, productId);
      }
    },
    change(wish, options) {
      const { listId, wanted, items, products } = wish;
      const productIds = items.map(({ productId }) => Number(productId));
      return unlessWaiting(
        listId,
        productIds,
        async () => heard(await own.change(wish, options)),
        async () => {
          const known = await knownView(listId, options);
          const waits = await waiting();
          if (!wanted) return waits.takeOff(known, productIds);
          const told = [...(products ?? []), ...known.wishlistItems.map(({ product }) => product)];
          const added = items.map(({ productId, quantity }): ListedQuantity => {
            const product = told.find((one) => one.productId === Number(productId));
            if (product === undefined) throw new ApiFailure('network');
            return { product, quantity: Number(quantity) };
          });
          return waits.putOn(known, added);
        },
      );
    },
    view: async (listId, options) => heard(await own.view(listId, options)),
    async setQuantities(change, options) {
      const { listId, items } = change;
      const keep = async () => {
        const known = await knownView(listId, options);
        return (await waiting()).setQuantities(known, items);
      };
      // The shop knows nothing yet of a product that waits.
      if (items.some(({ itemId }) => itemId < 0)) return keep();
      return unlessOffline(async () => {
        const list = await own.setQuantities(change, options);
        if (device.hasWaiting())
          (await waiting()).drop(listId, ({ itemId }) => items.some((item) => item.itemId === itemId));
        return heard(list);
      }, keep);
    },
    restore(change, options) {
      const { listId, item } = change;
      return unlessWaiting(
        listId,
        [item.product.productId],
        async () => heard(await own.restore(change, options)),
        async () => {
          const known = await knownView(listId, options);
          return (await waiting()).putOn(known, [
            { product: item.product, quantity: item.weight > 0 ? item.weight : item.quantity },
          ]);
        },
      );
    },
  };
  return { own, shown };
}
