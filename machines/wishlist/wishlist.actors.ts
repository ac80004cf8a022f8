import { fromPromise } from 'xstate';
import type { WishlistItem, WishlistView } from '../../contract/api/shopping/wishlist.ts';
import type { ShopServices } from '../../services/shop-services.ts';
import type { ItemQuantities, WishlistId } from './wishlist.types.ts';

export const wishlistActors = ({ services }: { services: () => Promise<ShopServices> }) => {
  const wishlists = async () => (await services()).wishlists();
  return {
    viewWishlist: fromPromise<WishlistView, { id: WishlistId }>(async ({ input: { id }, signal }) =>
      (await wishlists()).view(id, { signal }),
    ),
    saveItems: fromPromise<WishlistView, { listId: number; items: ItemQuantities }>(
      async ({ input, signal }) => (await wishlists()).setQuantities(input, { signal }),
    ),
    restoreItem: fromPromise<WishlistView, { listId: number; item: WishlistItem }>(
      async ({ input: { listId, item }, signal }) =>
        (await wishlists()).restore({ listId, item }, { signal }),
    ),
    renameWishlist: fromPromise<void, { listId: number; name: string }>(async ({ input, signal }) => {
      await (await wishlists()).rename(input, { signal });
    }),
    selectWishlist: fromPromise<void, { listId: number }>(async ({ input: { listId }, signal }) => {
      await (await wishlists()).select(listId, { signal });
    }),
    deleteWishlist: fromPromise<void, { listId: number }>(async ({ input: { listId }, signal }) => {
      await (await wishlists()).delete(listId, { signal });
    }),
  };
};
