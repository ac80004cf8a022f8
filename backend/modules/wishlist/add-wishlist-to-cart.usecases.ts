import { fromThousandths } from '../../../contract/rules/number/thousandths.ts';
import type { Transactional } from '../../platform/platform-context.ts';
import { addWhatFits } from '../cart/add-to-cart.usecases.ts';
import type { AddToCartContext } from '../cart/add-to-cart.usecases.ts';
import type { EditedCart } from '../cart/edit-cart.ts';
import type { WishlistContext } from './wishlist.context.ts';
import { unknownWishlist } from './wishlist.errors.ts';

/** What the functions of this file touch. */
type AddWishlistToCartContext = AddToCartContext & Pick<WishlistContext, 'wishlists'>;

/** Adds what can be added of a list the user may read to the cart (C06). */
export function addWishlistToCart(
  context: Transactional<AddWishlistToCartContext>,
  userId: number,
  listId: number,
): Promise<EditedCart> {
  return addWhatFits(context, userId, async (unit) => {
    const list = await unit.wishlists.findReadable(userId, listId);
    if (list === null) throw unknownWishlist();
    const items = await unit.wishlists.listItems(listId);
    return items.map((item) => ({
      productId: item.productId,
      quantity: fromThousandths(item.quantity),
      infos: {},
    }));
  });
}
