import { fromPromise } from 'xstate';
import type { WishlistItem, WishlistView } from '../../contract/api/shopping/wishlist.ts';
import type { ShopServices } from '../../services/shop-services.ts';
import { patient } from '../patient-call/patient-call.actors.ts';
import type { ItemQuantities, WishlistId } from './wishlist.types.ts';

export const wishlistActors = ({ services }: { services: () => Promise<ShopServices> }) => {
  const wishlists = async () => (await services()).wishlists();
  return {
    viewWishlist: patient(
      fromPromise<WishlistView, { id: WishlistId }>(async ({ input: { id }, signal }) =>
        (await wishlists()).view(id, { signal }),
      ),
    ),
    saveItems: patient(
      fromPromise<WishlistView, { listId: number; items: ItemQuantities }>(async ({ input, signal }) =>
        (await wishlists()).setQuantities(input, { signal }),
      ),
    ),
    restoreItem: patient(
      fromPromise<WishlistView, { listId: number; item: WishlistItem }>(
        async ({ input: { listId, item }, signal }) =>
          (await wishlists()).restore({ listId, item }, { signal }),
      ),
    ),
    renameWishlist: patient(
      fromPromise<void, { listId: number; name: string }>(async ({ input, signal }) => {
        await (await wishlists()).rename(input, { signal });
      }),
    ),
    selectWishlist: patient(
      fromPromise<void, { listId: number }>(async ({ input: { listId }, signal }) => {
        await (await wishlists()).select(listId, { signal });
      }),
    ),
    deleteWishlist: patient(
      fromPromise<void, { listId: number }>(async ({ input: { listId }, signal }) => {
        await (await wishlists()).delete(listId, { signal });
      }),
    ),
  };
};
