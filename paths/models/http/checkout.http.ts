import { randomUUID } from 'node:crypto';
import { buy, prepareCheckout } from '../../../contract/api/ordering/checkout.ts';
import { checkoutActors } from '../../../machines/checkout/checkout.actors.ts';
import type { SentBuy } from '../../../services/sent-buy.ts';
import { done } from '../../../tests/backend/journeys.ts';
import { asIs, type Arrange, type HttpFlow } from '../../kit/http/http-flow.ts';
import type { Shopper } from '../../kit/http/shopper.ts';
import type { Visitor } from '../../kit/http/visitor.ts';
import { makeFull, realFacts } from './shopping.ts';

/** What the tab remembers of a buy that was sent. */
const sent = new WeakMap<Visitor, { buy: SentBuy | null; cartId: number }>();

const memoryOf = (visitor: Visitor) => {
  const memory = sent.get(visitor);
  if (memory === undefined) throw new Error('the checkout is not open');
  return memory;
};

const inThousandths = (visitor: Shopper, quantity: number): Promise<void> =>
  visitor.sql(`UPDATE cart_lines SET quantity = ${quantity}
    WHERE cart_id IN (SELECT cart_id FROM carts WHERE user_id = :user AND status_id IN (1, 2))`);
/** Two tins are enough for an order, one is not. */
export const enough: Arrange<Shopper> = ({ visitor }) => inThousandths(visitor, 2000);
export const tooLittle: Arrange<Shopper> = ({ visitor }) => inThousandths(visitor, 1000);

const remembered: Arrange = ({ visitor }) => {
  const memory = memoryOf(visitor);
  memory.buy ??= { cartId: memory.cartId, key: randomUUID() };
};

/** The order the flow will ask for: bought before the flow hears of it. */
const ordered: Arrange = async (occasion) => {
  const { visitor } = occasion;
  await remembered(occasion);
  const client = await visitor.other();
  await inThousandths(visitor, 2000);
  await client.call(prepareCheckout, { terms_accepted: true });
  await client.call(buy, { payment_type_id: 2 });
};

/** The shop sold, and its answer was lost, where the path will find the order; else it never heard of it. */
export const lostBuy: Arrange<Shopper> = ({ upcoming }) => {
  const asked = upcoming.find(({ kind, src }) => kind === 'done' && src === 'findPlacedOrder');
  return asked?.says === 'the order exists' ? 'cut after' : 'cut';
};

export const checkoutHttp: HttpFlow = {
  name: 'checkout',
  async open({ visitor }) {
    const cart = await makeFull(visitor);
    const memory = { buy: null as SentBuy | null, cartId: cart.cartId ?? 0 };
    sent.set(visitor, memory);
    return {
      actors: checkoutActors({
        services: async () => visitor.services,
        sentBuy: {
          read: () => memory.buy,
          keep: (kept) => {
            memory.buy = kept;
          },
          forget: () => {
            memory.buy = null;
          },
        },
      }),
      input: { summary: realFacts(cart) },
    };
  },
  answers: {
    findPlacedOrder: {
      'no order is open': asIs,
      'the order exists': ordered,
      // Only who remembers a buy asks at all.
      'the question is answered 419: the session is gone': remembered,
      'the question is answered 503: the service is down': remembered,
      'the question is cut: nobody knows what became of it': remembered,
    },
    viewRestriction: {
      'nothing stands against the purchase': enough,
      'the minimum is not reached': tooLittle,
    },
    keepNote: { 'the note is kept': asIs },
    saveNote: { 'the note is saved': asIs },
    prepare: {
      'the cart is prepared and locked': enough,
      'the prepare is refused: checkout.minOrder': tooLittle,
    },
    listAuths: { 'no card is stored': asIs },
    buy: {
      'the order is placed': async ({ visitor }) => {
        await done((await visitor.other()).call(prepareCheckout, { terms_accepted: true }));
      },
      'the buy is cut: nobody knows what became of it': lostBuy,
    },
  },
};
