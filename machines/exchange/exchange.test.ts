import { createActor, SimulatedClock } from 'xstate';
import { expect, test } from 'vitest';
import { exchangeFor, undoOfExchange, type ExchangeRequest } from '../../contract/rules/checkout/exchange.ts';
import { aCart, aCartItem, anAnswer, aProduct } from '../../paths/fixtures/cart-fixtures.ts';
import { failed, held, refusal } from '../../tests/machines/held.ts';
import { exchangeLogic } from './exchange.logic.ts';
import { isExchanging, placedProduct } from './exchange.selectors.ts';
import type { ExchangeDone, ExchangeEmitted } from './exchange.types.ts';

const line = aCartItem({ cartItemInfo: { accept_alternatives: 'true', note: 'al dente' } });
const other = aProduct({ productId: 12, slug: 'fusilli-500-g' });
const asked = (key: string, product = other): ExchangeRequest =>
  exchangeFor({ line, product, lines: [line], key });
const done = (request: ExchangeRequest): ExchangeDone => {
  const placed = aCartItem({ itemId: 107, product: request.product });
  const answer = { ...anAnswer(), cart: aCart({ cartItems: [placed] }) };
  return { answer, undo: undoOfExchange(request, answer.cart) };
};

function start() {
  const clock = new SimulatedClock();
  const exchange = held<ExchangeDone, ExchangeRequest>();
  const actor = createActor(exchangeLogic.provide({ actors: { exchangeProduct: exchange.logic } }), {
    clock,
  });
  const emitted: ExchangeEmitted[] = [];
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  return {
    actor,
    clock,
    exchange,
    emitted,
    ask: (request: ExchangeRequest) => actor.send({ type: 'exchange.ask', request }),
    takeBack: (request: ExchangeRequest) =>
      actor.send({ type: 'notice.acted', act: { does: 'exchange', request } }),
    sent: () => exchange.calls.map(({ input }) => input),
    stands: () => [isExchanging(actor.getSnapshot()), placedProduct(actor.getSnapshot())],
  };
}

test('B-25: one press exchanges, and the toast takes it back with quantity, options and note', async () => {
  const { ask, takeBack, exchange, sent, stands, emitted } = start();
  const request = asked('k');
  ask(request);
  expect([sent(), stands()]).toEqual([[request], [true, null]]);
  const { answer, undo } = done(request);
  if (undo === null) throw new Error('it can be taken back');
  await exchange.latest().answer({ answer, undo });
  expect([emitted, stands()]).toEqual([
    [
      {
        type: 'cart.answered',
        answer,
        operation: 'exchange',
        undo: { does: 'exchange', request: undo },
        product: other,
      },
    ],
    [false, 12],
  ]);
  takeBack(undo);
  expect(sent()[1]).toEqual({
    key: 'k-back',
    exchange: { itemId: 107, productId: 11, quantity: 2, infos: line.cartItemInfo, isUndo: true },
    product: line.product,
    back: null,
  });
  await exchange.latest().answer({ answer, undo: null });
  expect([emitted[1], stands()]).toEqual([
    { type: 'cart.answered', answer, operation: 'exchange', undo: undefined, product: line.product },
    [false, 11],
  ]);
});

test('B-25: one at a time, and nothing for itself; what is taken back meanwhile follows', async () => {
  const { ask, takeBack, exchange, sent, actor } = start();
  ask(asked('k', line.product));
  expect(sent()).toEqual([]);
  ask(asked('k'));
  ask(asked('l', aProduct({ productId: 13 })));
  const undo = { ...asked('u'), back: null };
  takeBack(undo);
  actor.send({ type: 'notice.acted', act: { does: 'takeOut', itemId: 101, quantity: 1 } });
  expect(sent()).toEqual([asked('k')]);
  await exchange.latest().answer(done(asked('k')));
  expect(sent()).toEqual([asked('k'), undo]);
});

test.each([
  ['is refused', refusal('product.unknown'), 'second'],
  ['finds no network', failed('network'), 'first'],
  ['is not answered', 'timeout', 'first'],
] as const)(
  'ERR-11, T9: an exchange that %s changes nothing and is said; again, it has the right key',
  async (_how, error, key) => {
    const { ask, exchange, clock, sent, stands, emitted } = start();
    ask(asked('first'));
    if (error === 'timeout') clock.increment(12_000);
    else await exchange.latest().fail(error);
    expect([emitted, stands()]).toEqual([
      [{ type: 'failure.raised', operation: 'exchange', error }, { type: 'cart.outcomeUnknown' }],
      [false, null],
    ]);
    ask(asked('second'));
    expect(sent()).toEqual([asked('first'), asked(key)]);
  },
);

test.each([
  ['SES-07: an expired session', 'sessionExpired', 'session.opened'],
  ['ERR-13: a service that is down', 'serviceDown', 'service.resumed'],
] as const)('%s keeps the exchange, with its key, until it is back', async (_what, failure, back) => {
  const { actor, ask, exchange, sent, emitted } = start();
  ask(asked('k'));
  await exchange.latest().fail(failed(failure));
  expect([emitted, sent()]).toEqual([[], [asked('k')]]);
  actor.send({ type: back });
  expect(sent()).toEqual([asked('k'), asked('k')]);
});

test.each([{ type: 'login.dismissed' }, { type: 'session.closed', reason: 'logout' }] as const)(
  'SES-08, SES-14: after $type nothing waits',
  async (event) => {
    const { actor, ask, exchange, sent, stands } = start();
    ask(asked('k'));
    await exchange.latest().fail(failed('sessionExpired'));
    actor.send(event);
    actor.send({ type: 'session.opened' });
    expect([sent(), stands()]).toEqual([[asked('k')], [false, null]]);
  },
);
