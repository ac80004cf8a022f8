import { fromPromise } from 'xstate';
import type { Wishlist } from '../../contract/api/shopping/wishlist.ts';
import type { ShopServices } from '../../services/shop-services.ts';
import { patient } from '../patient-call/patient-call.actors.ts';

export const borrowedListActors = ({ services }: { services: () => Promise<ShopServices> }) => ({
  copyList: patient(
    fromPromise<Wishlist, { listId: number; name: string }>(async ({ input, signal }) =>
      (await (await services()).wishlists()).copy(input, { signal }),
    ),
  ),
  leaveList: patient(
    fromPromise<void, { listId: number }>(async ({ input: { listId }, signal }) =>
      (await (await services()).listSharing()).leave(listId, { signal }),
    ),
  ),
});
