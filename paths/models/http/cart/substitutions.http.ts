import { linesOf } from '../../../../contract/rules/checkout/cart-lines.ts';
import { substitutionChoiceActors } from '../../../../machines/substitution-choice/substitution-choice.actors.ts';
import { substitutionsActors } from '../../../../machines/substitutions/substitutions.actors.ts';
import { viewOrder } from '../../../../contract/api/ordering/order.ts';
import { done, fill, purchase } from '../../../../tests/backend/journeys.ts';
import { asIs, type HttpFlow } from '../../../kit/http/http-flow.ts';
import type { Visitor } from '../../../kit/http/visitor.ts';
import { makeReady } from '../shopping.ts';

/** The visitor's line, of the cart or of the order. */
const lines = new WeakMap<Visitor, number>();

export const substitutionsHttp: HttpFlow = {
  name: 'substitutions',
  async open({ visitor, start }) {
    const actors = substitutionsActors({ services: async () => visitor.services });
    if (start === 'an order is shown') {
      await visitor.client.logIn(visitor.name);
      const { orderId } = await purchase(visitor.client);
      const order = await done(visitor.client.call(viewOrder, { order_id: orderId }));
      const [first] = order.orderItems ?? [];
      if (first === undefined) throw new Error('nothing was ordered');
      lines.set(visitor, first.orderItemId);
      return { actors, input: { orderId } };
    }
    await makeReady(visitor);
    const [line] = linesOf(await fill(visitor.client, [['penne-rigate-500-g', 2]]));
    if (line === undefined) throw new Error('nothing is in the cart');
    lines.set(visitor, line.itemId);
    return { actors };
  },
  adapt: (event, visitor) =>
    event.type === 'substitution.choose' && event['change'].of === 'line'
      ? { ...event, change: { ...event['change'], itemId: lines.get(visitor) } }
      : event,
  answers: { saveChange: { 'the cart has it': asIs, 'the order has it': asIs } },
};

/** Products are offered to everybody: nobody has to be logged in. */
export const substitutionChoiceHttp: HttpFlow = {
  name: 'substitution-choice',
  open: async ({ visitor }) => ({
    actors: substitutionChoiceActors({ services: async () => visitor.services }),
    effects: { tellChosen: () => undefined },
  }),
  answers: { listAlternatives: { 'alternatives are there': asIs } },
};
