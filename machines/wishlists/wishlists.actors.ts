import { fromPromise } from 'xstate';
import type { ShopServices } from '../../services/shop-services.ts';
import type { Wishlists } from './wishlists.types.ts';

export const wishlistsActors = ({ services }: { services: () => Promise<ShopServices> }) => ({
  listWishlists: fromPromise<Wishlists>(async ({ signal }) =>
    (await (await services()).wishlists()).list({ signal }),
  ),
  createWishlist: fromPromise<void, { name: string }>(async ({ input: { name }, signal }) => {
    await (await (await services()).wishlists()).create(name, { signal });
  }),
});
