import { CartDrawer } from '../../../src/views/cart/CartDrawer.tsx';
import type { Cart } from '../../../contract/api/shopping/cart.ts';
import { linesOf } from '../../../contract/rules/checkout/cart-lines.ts';
import { putBack } from '../../../contract/rules/checkout/put-back.ts';
import { cartEmptyingModel } from '../../../paths/models/cart-emptying/cart-emptying.model.ts';
import { cartModel } from '../../../paths/models/cart/cart.model.ts';
import {
  amendingCart,
  cartOfEverySum,
  cartOfOne,
  cartOfProposals,
  cartWithoutDelivery,
  fullCart,
  shortCart,
  soldOutCart,
} from '../../fixtures/carts.ts';
import { changedCart, withoutNetwork } from '../../fixtures/without-network.ts';
import { cartVariantName } from '../../cart-variant-name.ts';
import { excludedCart } from '../../fixtures/exclusions.ts';
import { snapshotAt, withContext } from '../../states/reached-states.ts';
import { galleryView } from '../../view.ts';
import { now } from '../../world.ts';

const emptiedCart: Cart = { ...cartOfOne, cartItems: [], totalItems: 0, itemsTotal: 0, totalPrice: 0 };
const offering = snapshotAt(cartEmptyingModel, 'offering', {
  emptied: {
    userId: emptiedCart.user.userId,
    cartId: emptiedCart.cartId,
    items: linesOf(fullCart).map(putBack),
    left: 90_000,
  },
});

export const view = galleryView({
  kind: 'dialog',
  model: cartModel,
  variantName: cartVariantName,
  variants: (cart) => {
    if (cart.context.cart === null || cartVariantName(cart) !== '') return { '': cart };
    if (!cart.matches({ present: 'current' })) return { '': withContext(cart, { cart: fullCart }) };
    return {
      '': withContext(cart, { cart: fullCart }),
      'with every sum': withContext(cart, { cart: cartOfEverySum }),
      'a part is lacking': withContext(cart, { cart: shortCart }),
      'one product is lacking': withContext(cart, { cart: soldOutCart }),
      'no address and slot': withContext(cart, { cart: cartWithoutDelivery }),
      'address and slot proposed': withContext(cart, { cart: cartOfProposals }),
      'emptied a short time ago': withContext(cart, { cart: emptiedCart }),
      'of an order': withContext(cart, { cart: amendingCart }),
      'with what is excluded': withContext(cart, { cart: excludedCart }),
      'changed without network': withContext(cart, { cart: changedCart, receivedAt: now - 2_400_000 }),
    };
  },
  show: (cart) => ({
    flows: {
      cart,
      ...(cart.context.cart === emptiedCart && { cartEmptying: offering }),
      ...(cart.context.cart === changedCart && withoutNetwork()),
    },
    node: <CartDrawer />,
  }),
});
