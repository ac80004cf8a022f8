import type { SnapshotFrom } from 'xstate';
import type { Cart } from '../../contract/api/shopping/cart.ts';
import type { cartEmptyingMachine } from './cart-emptying.machine.ts';

type CartEmptying = SnapshotFrom<typeof cartEmptyingMachine>;

export const isEmptyingAsked = (emptying: CartEmptying): boolean => emptying.matches('awaitingAnswer');
/** What can be put back into this cart; null where nothing can. An order ends a cart, and its offer with it. */
export const emptiedItems = (
  { context: { emptied } }: CartEmptying,
  { cartId, user }: Pick<Cart, 'cartId' | 'user'>,
) => (emptied?.userId === user.userId && emptied.cartId === cartId ? emptied.items : null);
export const isEmptyingBusy = (emptying: CartEmptying): boolean => emptying.hasTag('busy');
