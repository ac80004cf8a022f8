import { viewCart } from '../../../contract/api/shopping/cart.ts';
import { linesOf } from '../../../contract/rules/checkout/cart-lines.ts';
import { putBack } from '../../../contract/rules/checkout/put-back.ts';
import { cartEmptyingActors } from '../../../machines/cart-emptying/cart-emptying.actors.ts';
import { done, fill } from '../../../tests/backend/journeys.ts';
import { asIs, type HttpFlow } from '../../kit/http/http-flow.ts';
import type { Visitor } from '../../kit/http/visitor.ts';
import { makeReady } from './shopping.ts';

/** What the visitor's cart has. */
const lines = new WeakMap<Visitor, unknown>();

export const cartEmptyingHttp: HttpFlow = {
  name: 'cart-emptying',
  async open({ visitor }) {
    await makeReady(visitor);
    await fill(visitor.client, [
      ['penne-rigate-500-g', 2],
      ['burrata-250-g', 1],
    ]);
    const found = linesOf(await done(visitor.client.call(viewCart)));
    lines.set(
      visitor,
      found.map((line) => ({ itemId: line.itemId, item: putBack(line) })),
    );
    return { actors: cartEmptyingActors({ services: async () => visitor.services }) };
  },
  adapt: (event, visitor) =>
    event.type === 'emptying.confirm' && Array.isArray(event['lines']) && event['lines'].length > 0
      ? { ...event, lines: lines.get(visitor) }
      : event,
  answers: { emptyCart: { 'the cart is empty': asIs } },
};
