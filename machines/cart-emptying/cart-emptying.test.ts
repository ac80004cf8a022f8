import { createActor, SimulatedClock } from 'xstate';
import { describe, expect, test } from 'vitest';
import type { CartAnswer } from '../../contract/api/shopping/cart-answer.ts';
import { aCart, anAnswer } from '../../paths/fixtures/cart-fixtures.ts';
import { failed, held, refusal } from '../../tests/machines/held.ts';
import { cartEmptyingLogic } from './cart-emptying.logic.ts';
import { isEmptyingAsked, isEmptyingBusy } from './cart-emptying.selectors.ts';
import type { CartEmptyingEmitted } from './cart-emptying.types.ts';

const item = { productId: 7, quantity: 2, infos: { accept_alternatives: 'true' } } as const;
const lines = [{ itemId: 101, item }];

function start() {
  const clock = new SimulatedClock();
  const empty = held<CartAnswer, { itemIds: readonly number[] }>();
  const actor = createActor(cartEmptyingLogic.provide({ actors: { emptyCart: empty.logic } }), { clock });
  const emitted: CartEmptyingEmitted[] = [];
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  return {
    actor,
    clock,
    empty,
    emitted,
    sayYes: () => {
      actor.send({ type: 'emptying.ask' });
      actor.send({ type: 'emptying.confirm', lines });
    },
    isAsked: () => isEmptyingAsked(actor.getSnapshot()),
    isBusy: () => isEmptyingBusy(actor.getSnapshot()),
  };
}

describe('emptying the cart', () => {
  test('CART-14: asks once; no changes nothing', () => {
    const { actor, isAsked, empty, emitted } = start();
    actor.send({ type: 'emptying.ask' });
    expect(isAsked()).toBe(true);
    actor.send({ type: 'emptying.dismiss' });
    expect([isAsked(), empty.calls.length, emitted]).toEqual([false, 0, []]);
  });

  test('CART-14, ERR-10: a yes takes every line out by one call and hands on what was there', async () => {
    const { sayYes, empty, emitted, isBusy } = start();
    sayYes();
    expect([isBusy(), empty.calls.map(({ input }) => input)]).toEqual([true, [{ itemIds: [101] }]]);
    const answer = anAnswer(aCart());
    await empty.latest().answer(answer);
    expect(isBusy()).toBe(false);
    expect(emitted).toEqual([
      { type: 'cart.answered', answer },
      { type: 'cart.emptied', items: [item], hadMessages: false },
    ]);
  });

  test.each(['is refused', 'is not answered'] as const)(
    'ERR-11: a call that %s says so, and the cart is read anew',
    async (how) => {
      const { sayYes, empty, emitted, clock, isBusy } = start();
      sayYes();
      const error = how === 'is refused' ? refusal('cart.item.unknown') : 'timeout';
      if (how === 'is refused') await empty.latest().fail(error);
      else clock.increment(12_000);
      expect(isBusy()).toBe(false);
      expect(emitted).toEqual([
        { type: 'failure.raised', operation: 'emptyCart', error },
        { type: 'cart.outcomeUnknown' },
      ]);
    },
  );

  test.each([
    ['SES-07: an expired session', 'sessionExpired', 'session.opened'],
    ['ERR-13: a service that is down', 'serviceDown', 'service.resumed'],
  ] as const)('%s keeps the yes until it is back', async (_what, failure, back) => {
    const { actor, sayYes, empty, emitted } = start();
    sayYes();
    await empty.latest().fail(failed(failure));
    expect(emitted).toEqual([]);
    actor.send({ type: back });
    expect(empty.calls.map(({ input }) => input)).toEqual([{ itemIds: [101] }, { itemIds: [101] }]);
  });

  test('SES-08: whoever logs out drops it', async () => {
    const { actor, sayYes, empty, emitted, isBusy } = start();
    sayYes();
    actor.send({ type: 'session.closed', reason: 'logout' });
    actor.send({ type: 'session.opened' });
    expect([isBusy(), empty.calls.length, emitted]).toEqual([false, 1, []]);
  });
});
