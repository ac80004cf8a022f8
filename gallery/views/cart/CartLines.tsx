import { CartLines } from '../../../src/views/cart/CartLines.tsx';
import type { Cart } from '../../../contract/api/shopping/cart.ts';
import { cartLineModel } from '../../../paths/models/cart-line/cart-line.model.ts';
import { apples, burrata, chicken, oil } from '../../fixtures/products.ts';
import { cartWithLine, lineLook, otherLines } from '../../line-in-cart.ts';
import { galleryView } from '../../view.ts';

export const view = galleryView({
  kind: 'part',
  model: cartLineModel,
  isShown: (line) => !line.matches('removed'),
  variantName: lineLook,
  variants: (line) =>
    line.matches({ resting: 'settled' }) && lineLook(line) === ''
      ? otherLines(line, {
          apples: { product: apples, quantity: 1.5 },
          'apples, no more': { product: apples, quantity: 10, hint: 'errors.maxAcq' },
          chicken: { product: chicken, quantity: 2 },
          'chicken in packages': {
            product: { ...chicken, productInfos: { ...chicken.productInfos, QTY_MULT: '6' } },
            quantity: 8,
          },
          'in a promotion': { product: oil, quantity: 2 },
          'sold out since': { product: burrata, quantity: 1 },
        })
      : { '': line },
  show: (line, record) => {
    const cart = cartWithLine(line, record);
    return { flows: { cart }, node: <CartLines cart={(cart.context as { cart: Cart }).cart} /> };
  },
});
