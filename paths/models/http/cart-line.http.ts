import { linesOf } from '../../../contract/rules/checkout/cart-lines.ts';
import { cartLineActors } from '../../../machines/cart-line/cart-line.actors.ts';
import { fill } from '../../../tests/backend/journeys.ts';
import { asIs, type HttpFlow } from '../../kit/http/http-flow.ts';
import { makeReady } from './shopping.ts';

export const cartLineHttp: HttpFlow = {
  name: 'cart-line',
  async open({ visitor, start, parent }) {
    await makeReady(visitor);
    const cart = await fill(visitor.client, [['penne-rigate-500-g', 4]]);
    const [line] = linesOf(cart);
    if (line === undefined) throw new Error('the cart has no line');
    const { productInfos } = line.product;
    return {
      actors: cartLineActors({ services: async () => visitor.services }),
      input: {
        itemId: line.itemId,
        cart: parent,
        // Sold in fours at the stepper, as the cases have it; the shop takes any number of them.
        product: {
          ...line.product,
          productInfos: { ...productInfos, QTY_MULT: '4', QTY_LOCKED: 'true', MAXACQ: '12' },
        },
        customWeight: null,
        infos: { accept_alternatives: 'true' },
        saved: 4,
        isLive: start.includes('saved as it changes'),
        ...(start.includes('held at eight') && { held: 8 }),
      },
    };
  },
  answers: {
    saveLine: { 'the quantity is saved': asIs },
    removeLine: { 'the line is removed': asIs },
  },
};
