import { viewCart } from '../../../contract/api/shopping/cart.ts';
import { linesOf } from '../../../contract/rules/checkout/cart-lines.ts';
import { putBack } from '../../../contract/rules/checkout/put-back.ts';
import { cartEmptyingActors } from '../../../machines/cart-emptying/cart-emptying.actors.ts';
import { done, fill } from '../../../tests/backend/journeys.ts';
import { asIs, type HttpFlow } from '../../kit/http/http-flow.ts';
import type { Visitor } from '../../kit/http/visitor.ts';
import { makeReady } from './shopping.ts';

/** Fills the visitor's cart and returns its lines: one that was emptied before has none. */
async function refill({ client }: Visitor) {
  await fill(client, [
    ['penne-rigate-500-g', 2],
    ['burrata-250-g', 1],
  ]);
  return linesOf(await done(client.call(viewCart))).map((line) => ({
    itemId: line.itemId,
    item: putBack(line),
  }));
}

export const cartEmptyingHttp: HttpFlow = {
  name: 'cart-emptying',
  async open({ visitor }) {
    await makeReady(visitor);
    return {
      actors: cartEmptyingActors({
        services: async () => visitor.services,
        emptied: { read: () => null },
      }),
      effects: { keepEmptied: () => undefined },
    };
  },
  adapt: async (event, visitor) =>
    event.type === 'emptying.confirm' && Array.isArray(event['lines']) && event['lines'].length > 0
      ? { ...event, lines: await refill(visitor) }
      : event,
  answers: { emptyCart: { 'the cart is empty': asIs } },
};
