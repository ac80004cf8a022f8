import { CartView } from '../../../src/views/cart/CartView.tsx';
import { cartModel } from '../../../tests/models/cart/cart.model.ts';
import { fullCart } from '../../fixtures/carts.ts';
import { withContext } from '../../states/reached-states.ts';
import { galleryView } from '../../view.ts';

const isEmpty = (cart: unknown): boolean =>
  cart instanceof Object &&
  'cartItems' in cart &&
  Array.isArray(cart.cartItems) &&
  cart.cartItems.length === 0;

const isNobodys = (cart: unknown): boolean =>
  cart instanceof Object && 'cartId' in cart && cart.cartId === null;

export const view = galleryView({
  kind: 'page',
  model: cartModel,
  look: ({ context: { cart } }) => (isNobodys(cart) ? 'nobody’s' : isEmpty(cart) ? 'empty' : ''),
  show: (cart) => ({
    flows: {
      cart:
        cart.context.cart === null || isEmpty(cart.context.cart)
          ? cart
          : withContext(cart, { cart: fullCart }),
    },
    node: <CartView />,
  }),
});
