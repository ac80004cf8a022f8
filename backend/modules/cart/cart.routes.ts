import { addGiftCode, checkGiftCode, removeGiftCode } from '../../../contract/api/shopping/cart-gift.ts';
import {
  exchangeProduct as exchangeCall,
  updateCartInfos,
} from '../../../contract/api/shopping/cart-lines.ts';
import type { Cart } from '../../../contract/api/shopping/cart.ts';
import * as api from '../../../contract/api/shopping/cart.ts';
import { setSpendingCap } from '../../../contract/api/shopping/spending-cap.ts';
import type { ShopApi } from '../../http/route-table.ts';
import type { Transactional } from '../../platform/platform-context.ts';
import { addItems, addListedProducts } from './add-to-cart.usecases.ts';
import { cartAnswer } from './cart-answer.ts';
import { addGift, checkGift, removeGift } from './cart-gift.usecases.ts';
import { setCartInfo, setLineInfos } from './cart-info.usecases.ts';
import { loadActiveCart } from './load-active-cart.ts';
import type { CartContext } from './cart.context.ts';
import { anonymousCart } from './cart.view.ts';
import { exchangeProduct } from './exchange.usecases.ts';
import { purchaseRestriction } from './restrictions.ts';
import { setCap } from './spending-cap.usecases.ts';
import { toldCart } from './told-cart.ts';
import { deleteItems, updateItems } from './update-cart.usecases.ts';

async function activeCart(
  context: Transactional<CartContext>,
  { userId }: { userId: number },
  shown: { showSectors: boolean },
): Promise<Cart> {
  return toldCart(context, await loadActiveCart(context, userId), shown);
}

/** C01-C04, C07-C15. */
export function cartRoutes(routes: ShopApi<Transactional<CartContext>>): void {
  routes.open(api.viewCart, async ({ context, user, params }) => {
    const shown = { showSectors: params.show_sectors };
    return {
      data: user === null ? anonymousCart(context.facts, shown) : await activeCart(context, user, shown),
    };
  });

  routes.personal(setSpendingCap, async ({ context, user, params }) => {
    await setCap(context, user.userId, params.spending_cap);
    return { data: await activeCart(context, user, { showSectors: params.show_sectors }) };
  });

  routes.personal(api.addToCart, ({ context, user, params }) =>
    cartAnswer(context, addItems(context, user.userId, params.items), params),
  );

  routes.personal(api.addProducts, ({ context, user, params }) =>
    cartAnswer(context, addListedProducts(context, user.userId, params.items), params),
  );

  routes.personal(api.updateCart, ({ context, user, params }) =>
    cartAnswer(context, updateItems(context, user.userId, params.items), params),
  );

  routes.personal(api.deleteFromCart, ({ context, user, params }) =>
    cartAnswer(context, deleteItems(context, user.userId, params.items), params),
  );

  routes.personal(exchangeCall, ({ context, user, params }) =>
    cartAnswer(context, exchangeProduct(context, user.userId, params), params),
  );

  routes.personal(api.updateCartInfo, ({ context, user, params }) =>
    cartAnswer(context, setCartInfo(context, user.userId, params), params),
  );

  routes.personal(updateCartInfos, ({ context, user, params }) =>
    cartAnswer(context, setLineInfos(context, user.userId, params.items), params),
  );

  routes.personal(api.viewPurchaseRestriction, async ({ context, user }) => {
    const state = await loadActiveCart(context, user.userId);
    return { data: purchaseRestriction(state, context) };
  });

  routes.personal(checkGiftCode, async ({ context, user, params }) => ({
    data: { valid: true as const, giftCertificate: await checkGift(context, user.userId, params.code) },
  }));

  routes.personal(addGiftCode, ({ context, user, params }) =>
    cartAnswer(context, addGift(context, user.userId, params.code), params),
  );

  routes.personal(removeGiftCode, ({ context, user, params }) =>
    cartAnswer(context, removeGift(context, user.userId, params.code), params),
  );
}
