import type { Product } from '../../contract/api/shopping/product.ts';
import type { EventOf, SessionEnd } from '../chart.types.ts';

/** The shopper's list of favourites, as far as hearts ask. */
export interface Favourites {
  listId: number;
  productIds: readonly number[];
}

/** What a heart is to be, pressed by the shopper and not yet so at the shop. */
export interface HeartPress {
  product: Product;
  wanted: boolean;
}

export interface FavouritesContext {
  /** As the shop told them; null until it has. */
  favourites: Favourites | null;
  /** The press that is on its way to the shop. */
  sending: HeartPress | null;
  /** Those that wait, one a product at most. */
  presses: readonly HeartPress[];
}

interface FavouritesEvents {
  'favourite.toggle': { product: Product };
  'session.opened': object;
  /** The start found nobody logged in. */
  'session.absent': object;
  'session.closed': { reason: SessionEnd };
  'login.dismissed': object;
  /** What was changed without network has been sent. */
  'list.outdated': object;
  'service.resumed': object;
}
export type FavouritesEvent = EventOf<FavouritesEvents>;

export type FavouritesEmitted =
  | { type: 'login.requested' }
  | { type: 'failure.raised'; operation: 'setFavourite'; error: unknown };

declare module '../emitted.types.ts' {
  interface EmittedByFlow {
    favourites: FavouritesEmitted;
  }
}
