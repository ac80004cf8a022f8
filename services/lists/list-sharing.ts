import {
  joinWishlist,
  listWishlistLinks,
  revokeWishlistLink,
  shareWishlist,
  type SharedGrant,
  type WishlistLink,
} from '../../contract/api/shopping/wishlist-link.ts';
import {
  leaveWishlist,
  listWishlistMembers,
  removeWishlistMember,
  setWishlistMember,
  type WishlistMember,
} from '../../contract/api/shopping/wishlist-member.ts';
import type { Wishlist } from '../../contract/api/shopping/wishlist.ts';
import type { ApiClient, CallOptions } from '../api-client.ts';

/** The good links of a list, the newest first, and those who have it. */
interface Sharing {
  links: WishlistLink[];
  members: WishlistMember[];
}

export interface ListSharingService {
  view(listId: number, options?: CallOptions): Promise<Sharing>;
  /** Makes a link; `token` is told this once. */
  makeLink(
    wish: { listId: number; grant: SharedGrant },
    options?: CallOptions,
  ): Promise<WishlistLink & { token: string }>;
  /** Its answer are the links that stay. */
  revokeLink(linkId: number, options?: CallOptions): Promise<WishlistLink[]>;
  setMember(
    member: { listId: number; memberId: number; grant: SharedGrant },
    options?: CallOptions,
  ): Promise<WishlistMember[]>;
  removeMember(
    member: { listId: number; memberId: number },
    options?: CallOptions,
  ): Promise<WishlistMember[]>;
  /** The list a link leads to, which is then among the shopper's. */
  join(token: string, options?: CallOptions): Promise<Wishlist>;
  leave(listId: number, options?: CallOptions): Promise<void>;
}

export function createListSharingService({ client }: { client: ApiClient }): ListSharingService {
  return {
    async view(listId, options) {
      const asked = { list_id: listId };
      const [links, members] = await Promise.all([
        client.call(listWishlistLinks, asked, options),
        client.call(listWishlistMembers, asked, options),
      ]);
      return { ...links.data, ...members.data };
    },
    makeLink: async ({ listId, grant }, options) =>
      (await client.call(shareWishlist, { list_id: listId, grant }, options)).data,
    revokeLink: async (linkId, options) =>
      (await client.call(revokeWishlistLink, { link_id: linkId }, options)).data.links,
    setMember: async ({ listId, memberId, grant }, options) =>
      (await client.call(setWishlistMember, { list_id: listId, member_id: memberId, grant }, options)).data
        .members,
    removeMember: async ({ listId, memberId }, options) =>
      (await client.call(removeWishlistMember, { list_id: listId, member_id: memberId }, options)).data
        .members,
    join: async (token, options) => (await client.call(joinWishlist, { token }, options)).data,
    async leave(listId, options) {
      await client.call(leaveWishlist, { list_id: listId }, options);
    },
  };
}
