import type { FlowError } from '../../contract/api/failure.ts';
import type { SharedGrant, WishlistLink } from '../../contract/api/shopping/wishlist-link.ts';
import type { WishlistMember } from '../../contract/api/shopping/wishlist-member.ts';
import type { EventOf, SessionEnd } from '../chart.types.ts';

/** Who may join a list by what links, and who has. */
export interface Sharing {
  links: readonly WishlistLink[];
  members: readonly WishlistMember[];
}

/** A link that was made here: only here is its token known. */
export interface MadeLink {
  linkId: number;
  grant: SharedGrant;
  token: string;
}

/** What is changed about who has the list. */
export type SharingChange =
  | { kind: 'makeLink'; grant: SharedGrant }
  | { kind: 'revokeLink'; linkId: number }
  | { kind: 'setMember'; memberId: number; grant: SharedGrant }
  | { kind: 'removeMember'; memberId: number };

/** What a change leaves: `made` where a link was. */
export interface SharingOutcome {
  links?: readonly WishlistLink[];
  members?: readonly WishlistMember[];
  made?: MadeLink;
}

/** How a link leaves the page: to the clipboard, or to the device's own sheet. */
export type HandOver = 'copy' | 'share';

/** What became of it: a sheet that is closed is no fault. */
export type HandedOver = 'copied' | 'shared' | 'dismissed' | 'refused';

export interface ListSharingInput {
  listId: number;
  /** The device has a sheet of its own to share by. */
  canShare: boolean;
}

export interface ListSharingContext extends ListSharingInput {
  /** What the next link is to give. */
  grant: SharedGrant;
  /** Null until it is known. */
  sharing: Sharing | null;
  made: MadeLink | null;
  change: SharingChange | null;
  /** What is done with the link once it is there. */
  handOver: HandOver | null;
  outcome: HandedOver | null;
  error: FlowError | null;
}

interface ListSharingEvents {
  'sharing.open': object;
  'sharing.close': object;
  'sharing.reload': object;
  'grant.choose': { grant: SharedGrant };
  'link.hand': { how: HandOver };
  'link.revoke': { linkId: number };
  'member.set': { memberId: number; grant: SharedGrant };
  'member.remove': { memberId: number };
  'session.closed': { reason: SessionEnd };
  'service.resumed': object;
}
export type ListSharingEvent = EventOf<ListSharingEvents>;
