import type { RepositoryScope } from '../../platform/platform-context.ts';
import type { CartContext } from '../cart/cart.context.ts';
import { createWishlistLinkRepository } from './wishlist-link.repository.ts';
import { createWishlistMemberRepository } from './wishlist-member.repository.ts';
import { createWishlistRepository } from './wishlist.repository.ts';

/** The module's repositories over one connection. */
export const wishlistRepositories = ({ db, tenantId }: RepositoryScope) => ({
  wishlists: createWishlistRepository(db, tenantId),
  wishlistLinks: createWishlistLinkRepository(db, tenantId),
  wishlistMembers: createWishlistMemberRepository(db, tenantId),
});

/** Everything a use case of this module may touch; each takes its pick. */
export type WishlistContext = CartContext & Readonly<ReturnType<typeof wishlistRepositories>>;
