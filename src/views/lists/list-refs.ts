import type { ActorRefFrom } from 'xstate';
import type { borrowedListMachine } from '../../../machines/borrowed-list/borrowed-list.machine.ts';
import type { listEntryMachine } from '../../../machines/list-entry/list-entry.machine.ts';
import type { listJoiningMachine } from '../../../machines/list-joining/list-joining.machine.ts';
import type { listOrderMachine } from '../../../machines/list-order/list-order.machine.ts';
import type { listSharingMachine } from '../../../machines/list-sharing/list-sharing.machine.ts';
import type { wishlistMachine } from '../../../machines/wishlist/wishlist.machine.ts';
import type { wishlistsMachine } from '../../../machines/wishlists/wishlists.machine.ts';

export type WishlistsRef = ActorRefFrom<typeof wishlistsMachine>;
export type WishlistRef = ActorRefFrom<typeof wishlistMachine>;
export type ListSharingRef = ActorRefFrom<typeof listSharingMachine>;
export type BorrowedListRef = ActorRefFrom<typeof borrowedListMachine>;
export type ListEntryRef = ActorRefFrom<typeof listEntryMachine>;
export type ListOrderRef = ActorRefFrom<typeof listOrderMachine>;
export type ListJoiningRef = ActorRefFrom<typeof listJoiningMachine>;

/** The flows of one list's page. */
export interface ListFlows {
  wishlist: WishlistRef;
  /** Null for the favourites, which are nobody else's. */
  sharing: ListSharingRef | null;
  borrowed: BorrowedListRef | null;
  order: ListOrderRef;
  entry: ListEntryRef;
}
