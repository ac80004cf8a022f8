import { exchangeFor, type ExchangeRequest } from '../../../../contract/rules/checkout/exchange.ts';
import { linesOf } from '../../../../contract/rules/checkout/cart-lines.ts';
import { exchangeActors } from '../../../../machines/exchange/exchange.actors.ts';
import { lineNoteActors } from '../../../../machines/line-note/line-note.actors.ts';
import { fill, product } from '../../../../tests/backend/journeys.ts';
import { asIs, type HttpFlow } from '../../../kit/http/http-flow.ts';
import type { Visitor } from '../../../kit/http/visitor.ts';
import { makeReady } from '../shopping.ts';

/** What the visitor can exchange, without its key. */
const exchanges = new WeakMap<Visitor, ExchangeRequest>();
const lines = new WeakMap<Visitor, number>();

async function firstLine(visitor: Visitor) {
  await makeReady(visitor);
  const all = linesOf(await fill(visitor.client, [['penne-rigate-500-g', 2]]));
  const [line] = all;
  if (line === undefined) throw new Error('nothing is in the cart');
  return { line, all };
}

export const exchangeHttp: HttpFlow = {
  name: 'exchange',
  async open({ visitor }) {
    const { line, all } = await firstLine(visitor);
    const other = await product(visitor.client, 'fusilli-500-g');
    exchanges.set(visitor, exchangeFor({ line, product: other, lines: all, key: '' }));
    return { actors: exchangeActors({ services: async () => visitor.services }) };
  },
  // What is taken back is known once the shop has answered.
  never: ['the exchange is taken back', 'a product is to take its own place'],
  adapt: (event, visitor) =>
    event.type === 'exchange.ask'
      ? {
          ...event,
          request: { ...exchanges.get(visitor), key: `${visitor.name}-${event['request'].key}` },
        }
      : event,
  // A line whose place is taken is gone: the way on would speak of none.
  answers: { exchangeProduct: {} },
};

export const lineNoteHttp: HttpFlow = {
  name: 'line-note',
  async open({ visitor }) {
    lines.set(visitor, (await firstLine(visitor)).line.itemId);
    return { actors: lineNoteActors({ services: async () => visitor.services }) };
  },
  adapt: (event, visitor) => (event.type === 'note.open' ? { ...event, itemId: lines.get(visitor) } : event),
  answers: { saveNote: { 'the line has it': asIs } },
};
