import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { id } from '../params.ts';
import { sharedGrants } from './wishlist-link.ts';

/** Somebody a list is shared with; `joinedAt` is when they took it first (B-37). */
export const wishlistMemberSchema = v.object({
  memberId: v.number(),
  name: v.string(),
  grant: v.picklist(sharedGrants),
  joinedAt: v.string(),
});
export type WishlistMember = v.InferOutput<typeof wishlistMemberSchema>;

const members = v.object({ members: v.array(wishlistMemberSchema) });
const oneMember = { list_id: id(), member_id: id() };

/** Those an own list is shared with, as they joined; any other list is a 404. */
export const listWishlistMembers = defineEndpoint({
  id: 'W15',
  call: 'GET /wishlist/members',
  auth: 'login',
  params: v.object({ list_id: id() }),
  data: members,
});

/** Raises or lowers what somebody may do with an own list. Its data are all members. */
export const setWishlistMember = defineEndpoint({
  id: 'W16',
  call: 'POST /wishlist/set-member',
  auth: 'login',
  effect: 'write',
  params: v.object({ ...oneMember, grant: v.picklist(sharedGrants) }),
  data: members,
});

/** Takes an own list away from somebody. Its data are the members that stay. */
export const removeWishlistMember = defineEndpoint({
  id: 'W17',
  call: 'POST /wishlist/remove-member',
  auth: 'login',
  effect: 'write',
  params: v.object(oneMember),
  data: members,
});

/** Gives back a list somebody else shared; its owner and the others keep it. */
export const leaveWishlist = defineEndpoint({
  id: 'W18',
  call: 'POST /wishlist/leave',
  auth: 'login',
  effect: 'write',
  params: v.object({ list_id: id() }),
  data: v.object({ listId: v.number() }),
});
