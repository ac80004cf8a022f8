import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { id, text } from '../params.ts';
import { wishlistSchema } from './wishlist.ts';

/** What a link may give: never the list itself (B-37). */
export const sharedGrants = ['READ', 'WRITE'] as const;
export type SharedGrant = (typeof sharedGrants)[number];

/** Most links of one list that are good at a time. */
export const mostWishlistLinks = 20;

/** How long a link is good. */
export const wishlistLinkDays = 30;

/** A link to a list, without its token, which is told once. */
export const wishlistLinkSchema = v.object({
  linkId: v.number(),
  grant: v.picklist(sharedGrants),
  createdAt: v.string(),
  expiresAt: v.string(),
});
export type WishlistLink = v.InferOutput<typeof wishlistLinkSchema>;

const links = v.object({ links: v.array(wishlistLinkSchema) });

/** Makes a link to an own list; `token` is what the link carries, and is not told again (B-37). */
export const shareWishlist = defineEndpoint({
  id: 'W11',
  call: 'POST /wishlist/share',
  auth: 'login',
  effect: 'write',
  params: v.object({ list_id: id(), grant: v.picklist(sharedGrants) }),
  data: v.object({ ...wishlistLinkSchema.entries, token: v.string() }),
});

/** The good links of an own list, the newest first; any other list is a 404. */
export const listWishlistLinks = defineEndpoint({
  id: 'W12',
  call: 'GET /wishlist/links',
  auth: 'login',
  params: v.object({ list_id: id() }),
  data: links,
});

/** Takes a link back: whoever joined by it before keeps the list. Its data are the links that stay. */
export const revokeWishlistLink = defineEndpoint({
  id: 'W13',
  call: 'POST /wishlist/unshare',
  auth: 'login',
  effect: 'write',
  params: v.object({ link_id: id() }),
  data: links,
});

/** Joins a list by the token of a link; a grant the user has already is never lowered. */
export const joinWishlist = defineEndpoint({
  id: 'W14',
  call: 'POST /wishlist/join',
  auth: 'login',
  effect: 'write',
  params: v.object({ token: text(200, 1) }),
  data: wishlistSchema,
});
