import { fromThousandths } from '../../../contract/rules/number/thousandths.ts';
import type { TenantContext } from '../../tenant-context.ts';
import { addWhatFits } from '../cart/add-to-cart.usecases.ts';
import type { EditedCart } from '../cart/edit-cart.ts';
import { unknownWishlist } from './wishlist.errors.ts';

/** Adds what can be added of a list the user may read to the cart (C06). */
export function addWishlistToCart(
  context: TenantContext,
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
