import { fromPromise } from 'xstate';
import type { Wishlist, WishlistView } from '../../contract/api/shopping/wishlist.ts';
import type { ShopServices } from '../../services/shop-services.ts';
import { patient } from '../patient-call/patient-call.actors.ts';
import type { ListWish } from './list-selector.types.ts';

export const listSelectorActors = ({ services }: { services: () => Promise<ShopServices> }) => {
  const wishlists = async () => (await services()).wishlists();
  return {
    listWishlists: patient(
      fromPromise<readonly Wishlist[], { productId: number | null }>(
        async ({ input: { productId }, signal }) => (await wishlists()).listEditable(productId, { signal }),
      ),
    ),
    changeList: patient(
      fromPromise<WishlistView, { wish: ListWish }>(async ({ input: { wish }, signal }) =>
        (await wishlists()).change(wish, { signal }),
      ),
    ),
    createList: patient(
      fromPromise<Wishlist, { name: string }>(async ({ input: { name }, signal }) =>
        (await wishlists()).create(name, { signal }),
      ),
    ),
  };
};
