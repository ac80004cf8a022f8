import type { Cart } from '../../../contract/api/shopping/cart.ts';
import { keepBody } from '../../http/kept-body.ts';
import type { CartContext } from './cart.context.ts';
import type { UserCartState } from './cart-state.ts';
import { cartView } from './cart.view.ts';

const told = new WeakMap<UserCartState, Map<string, Cart>>();

/** A cart as the API answers it, which is made once for each language and form. */
export async function toldCart(
  context: Pick<CartContext, 'facts' | 'language' | 'now' | 'shop' | 'today'>,
  state: UserCartState,
  shown: { showSectors: boolean },
): Promise<Cart> {
  const carts = told.get(state) ?? new Map<string, Cart>();
  told.set(state, carts);
  const form = `${context.language} ${shown.showSectors}`;
  const cart = carts.get(form) ?? keepBody(await cartView(context, state, shown));
  carts.set(form, cart);
  return cart;
}
