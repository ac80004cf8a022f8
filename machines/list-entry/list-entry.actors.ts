import { fromPromise } from 'xstate';
import type { MatchedLine } from '../../contract/api/shopping/product-match.ts';
import type { WishlistView } from '../../contract/api/shopping/wishlist.ts';
import { pastedLines } from '../../contract/rules/shopping-list/pasted-lines.ts';
import type { ShopServices } from '../../services/shop-services.ts';
import { patient } from '../patient-call/patient-call.actors.ts';
import type { EnteredProducts } from './list-entry.types.ts';

export const listEntryActors = ({ services }: { services: () => Promise<ShopServices> }) => ({
  matchLines: patient(
    fromPromise<readonly MatchedLine[], { text: string }>(async ({ input: { text }, signal }) =>
      (await services()).catalogue.match(pastedLines(text).lines, { signal }),
    ),
  ),
  addProducts: patient(
    fromPromise<WishlistView, EnteredProducts>(async ({ input: { listId, items }, signal }) =>
      (await (await services()).wishlists()).change({ listId, items, wanted: true }, { signal }),
    ),
  ),
});
