import { HeaderDelivery } from '../../../src/views/shell/HeaderDelivery.tsx';
import { cartModel } from '../../../paths/models/cart/cart.model.ts';
import { pickupPoint } from '../../fixtures/addresses.ts';
import { fullCart } from '../../fixtures/carts.ts';
import { withContext } from '../../states/reached-states.ts';
import { galleryView } from '../../view.ts';

const carts = {
  'no address': { ...fullCart, shippingAddress: null, timeslot: null },
  'an address': { ...fullCart, timeslot: null },
  'an address and a slot': fullCart,
  'a store': { ...fullCart, shippingAddress: pickupPoint, timeslot: null },
  'a store and a slot': { ...fullCart, shippingAddress: pickupPoint },
  'a proposed address and slot': {
    ...fullCart,
    shippingAddress: fullCart.shippingAddress && { ...fullCart.shippingAddress, autoAssigned: true },
    timeslot: fullCart.timeslot && { ...fullCart.timeslot, autoAssigned: true },
  },
};

export const view = galleryView({
  kind: 'part',
  model: cartModel,
  variants: (cart) =>
    cart.matches({ present: 'current' })
      ? Object.fromEntries(
          Object.entries(carts).map(([name, given]) => [name, withContext(cart, { cart: given })]),
        )
      : { '': cart },
  show: (cart) => ({ flows: { cart }, node: <HeaderDelivery /> }),
});
