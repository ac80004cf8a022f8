import { fromPromise } from 'xstate';
import type { ShopServices } from '../../services/shop-services.ts';
import type { Favourites, HeartPress } from './favourites.types.ts';

interface FavouritesDependencies {
  services: () => Promise<ShopServices>;
  /** Where the brand has none, nobody has favourites and nothing is asked (TEN-08). */
  hasLists: boolean;
}

export const favouritesActors = ({ services, hasLists }: FavouritesDependencies) => ({
  loadFavourites: fromPromise<Favourites, { isAwaited: boolean }>(async ({ input, signal }) => {
    if (!hasLists) return { listId: 0, productIds: [] };
    const wishlists = await (await services()).wishlists();
    return wishlists.favourites({ signal, silent: !input.isAwaited });
  }),
  setFavourite: fromPromise<Favourites, { listId: number; press: HeartPress }>(
    async ({ input: { listId, press }, signal }) => {
      const wishlists = await (await services()).wishlists();
      return wishlists.setFavourite({ listId, ...press }, { signal, silent: true });
    },
  ),
});
