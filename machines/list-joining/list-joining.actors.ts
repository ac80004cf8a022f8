import { fromPromise } from 'xstate';
import type { Wishlist } from '../../contract/api/shopping/wishlist.ts';
import type { ShopServices } from '../../services/shop-services.ts';

export const listJoiningActors = ({ services }: { services: () => Promise<ShopServices> }) => ({
  joinList: fromPromise<Wishlist, { token: string }>(async ({ input: { token }, signal }) =>
    (await (await services()).listSharing()).join(token, { signal }),
  ),
});
