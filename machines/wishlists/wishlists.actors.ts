import { fromPromise } from 'xstate';
import type { ShopServices } from '../../services/shop-services.ts';
import { patient } from '../patient-call/patient-call.actors.ts';
import type { Wishlists } from './wishlists.types.ts';

export const wishlistsActors = ({ services }: { services: () => Promise<ShopServices> }) => ({
  listWishlists: patient(
    fromPromise<Wishlists>(async ({ signal }) => (await (await services()).wishlists()).list({ signal })),
  ),
  createWishlist: patient(
    fromPromise<void, { name: string }>(async ({ input: { name }, signal }) => {
      await (await (await services()).wishlists()).create(name, { signal });
    }),
  ),
});
