import * as api from '../../../contract/api/cart.ts';
import type { Cart } from '../../../contract/api/cart.ts';
import type { Answer } from '../../http/handler.ts';
import type { ShopApi } from '../../http/route-table.ts';
import type { TenantScope } from '../../scope.ts';
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
  scope: TenantScope,
  edited: Promise<EditedCart>,
  params: { show_sectors: boolean },
): Promise<Answer<Cart>> {
  const { state, notes } = await edited;
  return { data: await cartView(scope, state, { showSectors: params.show_sectors }), ...notes };
}

/** C01-C09. */
export function cartRoutes(routes: ShopApi): void {
  routes.open(api.viewCart, async ({ scope, user, params }) => {
    const shown = { showSectors: params.show_sectors };
    if (user === null) return { data: anonymousCart(scope.facts, shown) };
    const state = await loadCartState(scope, await ensureActiveCart(scope, user.userId));
    return { data: await cartView(scope, state, shown) };
  });

  routes.personal(api.addToCart, ({ scope, user, params }) =>
    cartAnswer(scope, addItems(scope, user.userId, params.items), params),
  );

  routes.personal(api.updateCart, ({ scope, user, params }) =>
    cartAnswer(scope, updateItems(scope, user.userId, params.items), params),
  );

  routes.personal(api.deleteFromCart, ({ scope, user, params }) =>
    cartAnswer(scope, deleteItems(scope, user.userId, params.items), params),
  );

  routes.personal(api.addAllFromOrder, ({ scope, user, params }) =>
    cartAnswer(scope, addOrder(scope, user.userId, params.order_id), params),
  );

  routes.personal(api.addAllFromWishlist, ({ scope, user, params }) =>
    cartAnswer(scope, addWishlist(scope, user.userId, params.list_id), params),
  );

  routes.personal(api.updateCartInfo, ({ scope, user, params }) =>
    cartAnswer(scope, setCartInfo(scope, user.userId, params), params),
  );

  routes.personal(api.updateCartInfos, ({ scope, user, params }) =>
    cartAnswer(scope, setLineInfos(scope, user.userId, params.items), params),
  );

  routes.personal(api.viewPurchaseRestriction, async ({ scope, user }) => {
    const state = await loadCartState(scope, await ensureActiveCart(scope, user.userId));
    return { data: purchaseRestriction(state, scope.facts) };
  });
}
