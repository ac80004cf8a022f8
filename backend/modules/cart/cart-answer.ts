import type { Cart } from '../../../contract/api/shopping/cart.ts';
import type { HandlerResult } from '../../http/handler.ts';
import type { CartContext } from './cart.context.ts';
import type { EditedCart } from './edit-cart.ts';
import { toldCart } from './told-cart.ts';

/** The answer of every change of the cart: the whole cart (API-09). */
export async function cartAnswer(
  context: Pick<CartContext, 'facts' | 'language' | 'now' | 'shop' | 'today'>,
  edited: Promise<EditedCart>,
  params: { show_sectors: boolean },
): Promise<HandlerResult<Cart>> {
  const { state, notes } = await edited;
  return { data: await toldCart(context, state, { showSectors: params.show_sectors }), ...notes };
}
