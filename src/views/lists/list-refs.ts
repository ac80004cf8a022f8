import type { ActorRefFrom } from 'xstate';
import type { wishlistMachine } from '../../../machines/wishlist/wishlist.machine.ts';
import type { wishlistsMachine } from '../../../machines/wishlists/wishlists.machine.ts';

export type WishlistsRef = ActorRefFrom<typeof wishlistsMachine>;
export type WishlistRef = ActorRefFrom<typeof wishlistMachine>;
