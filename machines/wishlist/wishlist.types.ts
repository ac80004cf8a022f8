import type { FlowError } from '../../contract/api/failure.ts';
import type { WishlistItem, WishlistView } from '../../contract/api/shopping/wishlist.ts';
import type { EventOf, SessionEnd } from '../chart.types.ts';

/** A list is asked for by its number; null are the favourites. */
export type WishlistId = number | null;

/** Quantities by the product they are wanted of, in pieces or in the selling unit; 0 takes the product off. */
export type WantedQuantities = Readonly<Record<number, number>>;

/** What is to stand on a list: how much of which item. */
export type ItemQuantities = readonly { itemId: number; quantity: number }[];

/** A press or a typed text beside a product of the list. */
export type ItemChange =
  | { kind: 'more'; productId: number }
  | { kind: 'less'; productId: number }
  | { kind: 'typed'; productId: number; text: string }
  | { kind: 'remove'; productId: number };

/** How the lines of a list stand: under their departments, by name, or the newest first. */
export type ItemOrder = 'department' | 'name' | 'added';

export interface WishlistContext {
  id: WishlistId;
  order: ItemOrder;
  /** Null until it is known. */
  list: WishlistView | null;
  /** What was pressed and is not on its way yet. */
  wanted: WantedQuantities;
  /** What is on its way. */
  sending: WantedQuantities;
  /** The product that was taken off last, as it stood there. */
  removed: WishlistItem | null;
  /** The name that is typed; null while it is not changed. */
  name: string | null;
  nameError: string | null;
  error: FlowError | null;
}

interface WishlistEvents {
  'list.reload': object;
  /** Something was put on a list, or taken off it, elsewhere. */
  'list.changed': object;
  /** The page is looked at again: others may have changed the list. */
  'page.returned': object;
  /** What was changed without network has been sent. */
  'list.outdated': object;
  'item.change': { change: ItemChange };
  'item.restore': object;
  'items.sort': { order: ItemOrder };
  'list.rename': object;
  'name.changed': { value: string };
  'name.save': object;
  'name.dismiss': object;
  'list.select': object;
  'list.delete': object;
  'deletion.confirm': object;
  'deletion.decline': object;
  'session.opened': object;
  'session.closed': { reason: SessionEnd };
  'service.resumed': object;
}
export type WishlistEvent = EventOf<WishlistEvents>;
