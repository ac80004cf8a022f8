import type { FlowError } from '../../contract/api/failure.ts';
import type { Product } from '../../contract/api/shopping/product.ts';
import type { WishedProduct, Wishlist } from '../../contract/api/shopping/wishlist.ts';
import type { EventOf, SessionEnd } from '../chart.types.ts';

/** What is to be put on a list: one product, or many under the name they have together. */
export type ListSubject =
  | { kind: 'product'; product: Product; items: readonly WishedProduct[] }
  | { kind: 'many'; name: string; items: readonly WishedProduct[] };

/** A list that is to hold what is at hand, or no longer. */
export interface ListWish {
  listId: number;
  wanted: boolean;
  items: readonly WishedProduct[];
  /** What is known of them. */
  products?: readonly Product[];
}

export interface ListSelectorInput {
  isLoggedIn: boolean;
}

export interface ListSelectorContext {
  isLoggedIn: boolean;
  subject: ListSubject | null;
  /** Those the shopper may change, the own ones first; null until they are known. */
  lists: readonly Wishlist[] | null;
  wish: ListWish | null;
  /** The name of a new list. */
  name: string;
  nameError: string | null;
  /** The dialog was closed while something is on its way: it arrives all the same. */
  isDismissed: boolean;
  error: FlowError | null;
}

interface ListSelectorEvents {
  'selector.open': { subject: ListSubject };
  'selector.close': object;
  'list.toggle': { listId: number };
  'name.changed': { value: string };
  'list.create': object;
  'lists.reload': object;
  'session.opened': object;
  /** The start found nobody logged in. */
  'session.absent': object;
  'session.closed': { reason: SessionEnd };
  'login.dismissed': object;
  'service.resumed': object;
}
export type ListSelectorEvent = EventOf<ListSelectorEvents>;

export type ListSelectorEmitted =
  | { type: 'login.requested' }
  /** A list has what it was to have; `count` products, `name` is the list's. */
  | { type: 'list.changed'; name: string; wanted: boolean; count: number }
  | { type: 'failure.raised'; operation: 'changeList'; error: unknown };

declare module '../emitted.types.ts' {
  interface EmittedByFlow {
    listSelector: ListSelectorEmitted;
  }
}
