import { mostWishlistLinks, wishlistLinkDays } from '../../../contract/api/shopping/wishlist-link.ts';
import type { SharedGrant, WishlistLink } from '../../../contract/api/shopping/wishlist-link.ts';
import type { Wishlist } from '../../../contract/api/shopping/wishlist.ts';
import { dayMs } from '../../../contract/rules/time/calendar-day.ts';
import { UnknownResourceError } from '../../platform/domain-errors.ts';
import type { Transactional } from '../../platform/platform-context.ts';
import { newToken, tokenHash } from '../auth/token.ts';
import type { WishlistLinkRow } from './wishlist-link.repository.ts';
import type { WishlistContext } from './wishlist.context.ts';
import {
  invalidWishlistLink,
  ownWishlistLink,
  readOnlyWishlist,
  tooManyWishlistLinks,
  unknownWishlist,
  unknownWishlistLink,
} from './wishlist.errors.ts';
import { wishlistView } from './wishlist.view.ts';

type WishlistLinkContext = Pick<WishlistContext, 'language' | 'now' | 'wishlistLinks' | 'wishlists'>;

const linkView = ({ linkId, grantKind, createdAt, expiresAt }: WishlistLinkRow): WishlistLink => ({
  linkId,
  grant: grantKind,
  createdAt: createdAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
});

const linksOf = async (
  context: Pick<WishlistContext, 'now' | 'wishlistLinks'>,
  listId: number,
): Promise<WishlistLink[]> => (await context.wishlistLinks.list(listId, context.now)).map(linkView);

/** Makes a link to an own list (W11, B-37). Only the hash of its token is kept. */
export function shareList(
  context: Transactional<WishlistLinkContext>,
  userId: number,
  { listId, grant }: { listId: number; grant: SharedGrant },
): Promise<WishlistLink & { token: string }> {
  return context.transaction(async (unit) => {
    await unit.wishlists.lock(listId);
    const list = await unit.wishlists.findReadable(userId, listId);
    if (list === null) throw unknownWishlist();
    if (list.grant !== 'OWNER') throw readOnlyWishlist();
    const links = await unit.wishlistLinks.list(listId, unit.now);
    if (links.length >= mostWishlistLinks) throw tooManyWishlistLinks();
    const token = newToken();
    const link = await unit.wishlistLinks.add({
      listId,
      tokenHash: tokenHash(token),
      grantKind: grant,
      createdAt: unit.now,
      expiresAt: new Date(unit.now.getTime() + wishlistLinkDays * dayMs),
    });
    return { ...linkView(link), token };
  });
}

/** The good links of an own list; 404 for any other (W12). */
export async function listLinks(
  context: WishlistLinkContext,
  userId: number,
  listId: number,
): Promise<WishlistLink[]> {
  const list = await context.wishlists.findReadable(userId, listId);
  if (list === null || list.grant !== 'OWNER') throw new UnknownResourceError('wishlist');
  return linksOf(context, listId);
}

/** Takes a link to an own list back (W13); the answer is what stays. */
export async function revokeLink(
  context: Pick<WishlistContext, 'now' | 'wishlistLinks'>,
  userId: number,
  linkId: number,
): Promise<WishlistLink[]> {
  const listId = await context.wishlistLinks.revoke(userId, linkId);
  if (listId === null) throw unknownWishlistLink();
  return linksOf(context, listId);
}

/** Joins the list a link leads to (W14, B-37). */
export function joinList(
  context: Transactional<WishlistLinkContext>,
  userId: number,
  token: string,
): Promise<Wishlist> {
  return context.transaction(async (unit) => {
    const hash = tokenHash(token);
    const found = await unit.wishlistLinks.findGood(hash, unit.now);
    if (found !== null) await unit.wishlists.lock(found.listId);
    // Before the list was ours it may have been deleted, with its links.
    const link = found === null ? null : await unit.wishlistLinks.findGood(hash, unit.now);
    if (link === null) throw invalidWishlistLink();
    const { listId, grantKind } = link;
    const before = await unit.wishlists.findReadable(userId, listId);
    if (before?.grant === 'OWNER') throw ownWishlistLink();
    await unit.wishlistLinks.give({ listId, userId, grantKind, joinedAt: unit.now });
    const joined = await unit.wishlists.findReadable(userId, listId);
    if (joined === null) throw new Error(`list ${listId} vanished while its link was locked`);
    return wishlistView(joined, unit);
  });
}
