import type { EndpointParams } from '../../../contract/api/endpoint.ts';
import type {
  removeWishlistMember,
  setWishlistMember,
  WishlistMember,
} from '../../../contract/api/shopping/wishlist-member.ts';
import { UnknownResourceError } from '../../platform/domain-errors.ts';
import type { Transactional } from '../../platform/platform-context.ts';
import type { WishlistContext } from './wishlist.context.ts';
import { ownWishlist, readOnlyWishlist, unknownWishlist, unknownWishlistMember } from './wishlist.errors.ts';
import type { WishlistRow } from './wishlist.repository.ts';

type WishlistMemberContext = Pick<WishlistContext, 'wishlistMembers' | 'wishlists'>;

const membersOf = async (
  context: Pick<WishlistContext, 'wishlistMembers'>,
  listId: number,
): Promise<WishlistMember[]> =>
  (await context.wishlistMembers.list(listId)).map(({ joinedAt, ...member }) => ({
    ...member,
    joinedAt: joinedAt.toISOString(),
  }));

/** Those an own list is shared with; 404 for any other (W15). */
export async function listMembers(
  context: WishlistMemberContext,
  userId: number,
  listId: number,
): Promise<WishlistMember[]> {
  const list = await context.wishlists.findReadable(userId, listId);
  if (list === null || list.grant !== 'OWNER') throw new UnknownResourceError('wishlist');
  return membersOf(context, listId);
}

/** Changes who may do what with an own list, under its lock. */
function editMembers(
  context: Transactional<WishlistMemberContext>,
  { userId, listId }: { userId: number; listId: number },
  change: (unit: WishlistMemberContext) => Promise<boolean>,
): Promise<WishlistMember[]> {
  return context.transaction(async (unit) => {
    await unit.wishlists.lock(listId);
    const list = await unit.wishlists.findReadable(userId, listId);
    if (list === null) throw unknownWishlist();
    if (list.grant !== 'OWNER') throw readOnlyWishlist();
    if (!(await change(unit))) throw unknownWishlistMember();
    return membersOf(unit, listId);
  });
}

/** Raises or lowers what a member may do (W16). */
export function setMember(
  context: Transactional<WishlistMemberContext>,
  userId: number,
  { list_id: listId, member_id: memberId, grant }: EndpointParams<typeof setWishlistMember>,
): Promise<WishlistMember[]> {
  return editMembers(context, { userId, listId }, (unit) =>
    unit.wishlistMembers.set(listId, memberId, grant),
  );
}

/** Takes the list away from a member (W17). */
export function removeMember(
  context: Transactional<WishlistMemberContext>,
  userId: number,
  { list_id: listId, member_id: memberId }: EndpointParams<typeof removeWishlistMember>,
): Promise<WishlistMember[]> {
  return editMembers(context, { userId, listId }, (unit) => unit.wishlistMembers.remove(listId, memberId));
}

/** Gives back a list somebody else shared (W18). */
export function leaveList(
  context: Transactional<WishlistMemberContext>,
  userId: number,
  listId: number,
): Promise<WishlistRow> {
  return context.transaction(async (unit) => {
    await unit.wishlists.lock(listId);
    const list = await unit.wishlists.findReadable(userId, listId);
    if (list === null) throw unknownWishlist();
    if (list.grant === 'OWNER') throw ownWishlist();
    await unit.wishlistMembers.remove(listId, userId);
    return list;
  });
}
