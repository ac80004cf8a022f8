import { CartDrawer } from '../../../src/views/cart/CartDrawer.tsx';
import { cartModel } from '../../../paths/models/cart/cart.model.ts';
import {
  amendingCart,
  cartOfEverySum,
  cartOfProposals,
  cartWithoutDelivery,
  fullCart,
  shortCart,
  soldOutCart,
} from '../../fixtures/carts.ts';
import { changedCart, withoutNetwork } from '../../fixtures/without-network.ts';
import { cartVariantName } from '../../cart-variant-name.ts';
import { excludedCart } from '../../fixtures/exclusions.ts';
import { withContext } from '../../states/reached-states.ts';
import { galleryView } from '../../view.ts';
import { now } from '../../world.ts';

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
      'of an order': withContext(cart, { cart: amendingCart }),
      'with what is excluded': withContext(cart, { cart: excludedCart }),
      'changed without network': withContext(cart, { cart: changedCart, receivedAt: now - 2_400_000 }),
    };
  },
  show: (cart) => ({
    flows: { cart, ...(cart.context.cart === changedCart && withoutNetwork()) },
    node: <CartDrawer />,
  }),
});
