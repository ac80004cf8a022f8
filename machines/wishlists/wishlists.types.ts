import type { FlowError } from '../../contract/api/failure.ts';
import type { Wishlist } from '../../contract/api/shopping/wishlist.ts';
import type { EventOf, SessionEnd } from '../chart.types.ts';

/** The lists of the shopper, and those that others share with them. */
export interface Wishlists {
  own: readonly Wishlist[];
  shared: readonly Wishlist[];
}

export interface WishlistsContext {
  /** Null until they are known. */
  lists: Wishlists | null;
  /** The name of the list that is made; null while none is. */
  name: string | null;
  nameError: string | null;
  error: FlowError | null;
}

interface WishlistsEvents {
  'lists.reload': object;
  /** The page is looked at again: others may have shared or changed lists. */
  'page.returned': object;
  /** What was changed without network has been sent. */
  'list.outdated': object;
  'list.create': object;
  'name.changed': { value: string };
  'name.save': object;
  'name.dismiss': object;
  'session.opened': object;
  'session.closed': { reason: SessionEnd };
  'service.resumed': object;
}
export type WishlistsEvent = EventOf<WishlistsEvents>;
