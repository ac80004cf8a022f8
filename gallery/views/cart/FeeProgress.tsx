import type { Cart } from '../../../contract/api/shopping/cart.ts';
import { FeeProgress } from '../../../src/views/cart/FeeProgress.tsx';
import { cartModel } from '../../../paths/models/cart/cart.model.ts';
import { cartVariantName } from '../../cart-variant-name.ts';
import { cartOf, cartWithoutDelivery } from '../../fixtures/carts.ts';
import { withContext } from '../../states/reached-states.ts';
import { galleryView } from '../../view.ts';

export const view = galleryView({
  kind: 'part',
  model: cartModel,
  isShown: (cart) => cart.matches({ present: 'current' }) && cartVariantName(cart) === '',
  variants: (cart) =>
    Object.fromEntries(
      Object.entries({
        'under the minimum': cartOf(1.98),
        'under free delivery': cartOf(62.61),
        'free delivery': cartOf(91.4),
        'a slot that is never free': cartOf(62.61, null),
        'no slot, the shop’s own threshold': { ...cartWithoutDelivery, itemsTotal: 62.61 },
      }).map(([name, given]) => [name, withContext(cart, { cart: given })]),
    ),
  show: (cart) => ({ flows: { cart }, node: <FeeProgress cart={(cart.context as { cart: Cart }).cart} /> }),
});
