import { fromPromise } from 'xstate';
import type { ShopServices } from '../../services/shop-services.ts';
import type { Favourites, HeartPress } from './favourites.types.ts';

export const favouritesActors = ({ services }: { services: () => Promise<ShopServices> }) => ({
  loadFavourites: fromPromise<Favourites, { isAwaited: boolean }>(async ({ input, signal }) => {
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
