import * as api from '../../../contract/api/cart.ts';
import type { Cart } from '../../../contract/api/cart.ts';
import type { Answer } from '../../http/handler.ts';
import type { ShopApi } from '../../http/route-table.ts';
import type { TenantContext } from '../../tenant-context.ts';
import { ensureActiveCart } from './active-cart.usecases.ts';
import { addItems, addOrder, addWishlist } from './add-to-cart.usecases.ts';
import { setCartInfo, setLineInfos } from './cart-info.usecases.ts';
import { loadCartState } from './cart-state.ts';
import { anonymousCart, cartView } from './cart.view.ts';
import type { EditedCart } from './edit-cart.ts';
import { purchaseRestriction } from './restrictions.ts';
import { deleteItems, updateItems } from './update-cart.usecases.ts';

/** The answer of every change of the cart: the whole cart (API-09). */
export async function cartAnswer(
  context: TenantContext,
  edited: Promise<EditedCart>,
  params: { show_sectors: boolean },
): Promise<Answer<Cart>> {
  const { state, notes } = await edited;
  return { data: await cartView(context, state, { showSectors: params.show_sectors }), ...notes };
}

/** C01-C09. */
export function cartRoutes(routes: ShopApi): void {
  routes.open(api.viewCart, async ({ context, user, params }) => {
    const shown = { showSectors: params.show_sectors };
    if (user === null) return { data: anonymousCart(context.facts, shown) };
    const state = await loadCartState(context, await ensureActiveCart(context, user.userId));
    return { data: await cartView(context, state, shown) };
  });

  routes.personal(api.addToCart, ({ context, user, params }) =>
    cartAnswer(context, addItems(context, user.userId, params.items), params),
  );

  routes.personal(api.updateCart, ({ context, user, params }) =>
    cartAnswer(context, updateItems(context, user.userId, params.items), params),
  );

  routes.personal(api.deleteFromCart, ({ context, user, params }) =>
    cartAnswer(context, deleteItems(context, user.userId, params.items), params),
  );

  routes.personal(api.addAllFromOrder, ({ context, user, params }) =>
    cartAnswer(context, addOrder(context, user.userId, params.order_id), params),
  );

  routes.personal(api.addAllFromWishlist, ({ context, user, params }) =>
    cartAnswer(context, addWishlist(context, user.userId, params.list_id), params),
  );

  routes.personal(api.updateCartInfo, ({ context, user, params }) =>
    cartAnswer(context, setCartInfo(context, user.userId, params), params),
  );

  routes.personal(api.updateCartInfos, ({ context, user, params }) =>
    cartAnswer(context, setLineInfos(context, user.userId, params.items), params),
  );

  routes.personal(api.viewPurchaseRestriction, async ({ context, user }) => {
    const state = await loadCartState(context, await ensureActiveCart(context, user.userId));
    return { data: purchaseRestriction(state, context.facts) };
  });
}
