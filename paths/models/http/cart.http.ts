import { cartActors } from '../../../machines/cart/cart.actors.ts';
import { asIs, type HttpFlow } from '../../kit/http/http-flow.ts';
import { makeFull } from './shopping.ts';

export const cartHttp: HttpFlow = {
  name: 'cart',
  async open({ visitor }) {
    await makeFull(visitor);
    return { actors: cartActors({ services: async () => visitor.services }) };
  },
  // The order of calls is the services' own here; carts out of order belong to the model world.
  never: [
    'an older call answers an empty cart',
    'a call answers two pieces',
    'a call answers five pieces',
    'a call answers another line',
    'a call beside a write answers two pieces',
    'a call answers nobody’s cart',
    'the line’s own save answers five pieces',
    'the line’s own save answers five pieces and a shorter supply',
    'the line’s own removal answers an empty cart',
  ],
  answers: {
    loadCart: { 'the cart is loaded, two pieces': asIs },
    refreshCart: { 'the refresh answers five pieces': asIs },
  },
};
