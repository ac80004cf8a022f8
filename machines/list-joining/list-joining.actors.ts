import { fromPromise } from 'xstate';
import type { Wishlist } from '../../contract/api/shopping/wishlist.ts';
import type { ShopServices } from '../../services/shop-services.ts';
import { patient } from '../patient-call/patient-call.actors.ts';

export const listJoiningActors = ({ services }: { services: () => Promise<ShopServices> }) => ({
  joinList: patient(
    fromPromise<Wishlist, { token: string }>(async ({ input: { token }, signal }) =>
      (await (await services()).listSharing()).join(token, { signal }),
    ),
  ),
});
