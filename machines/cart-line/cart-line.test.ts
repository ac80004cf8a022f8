import { createActor, fromCallback, SimulatedClock } from 'xstate';
import { describe, expect, test } from 'vitest';
import type { CartAnswer } from '../../contract/api/shopping/cart-answer.ts';
import type { Product } from '../../contract/api/shopping/product.ts';
import { cartLineLogic } from './cart-line.logic.ts';
import { isConfirmingRemoval, isHeld, quantityHint, wantedQuantity } from './cart-line.selectors.ts';
import type { CartLineEmitted, CartLineReport } from './cart-line.types.ts';
import { anAnswer, aProduct } from '../../paths/fixtures/cart-fixtures.ts';
import { failed, held, refusal } from '../../tests/machines/held.ts';

function start({
  saved = 2,
  isLive = true,
  product = aProduct(),
}: { saved?: number; isLive?: boolean; product?: Product } = {}) {
  const clock = new SimulatedClock();
  const save = held<{ answer: CartAnswer; quantity: number }, { itemId: number; quantity: number }>();
  const remove = held<{ answer: CartAnswer }, { itemId: number }>();
  const told: CartLineReport[] = [];
  const cart = createActor(
    fromCallback<CartLineReport>(({ receive }) => receive((report) => told.push(report))),
  ).start();
  const actor = createActor(
    cartLineLogic.provide({ actors: { saveLine: save.logic, removeLine: remove.logic } }),
    {
      clock,
      input: {
        itemId: 101,
        cart,
        product,
        customWeight: null,
        infos: { accept_alternatives: 'true' },
        saved,
        isLive,
      },
    },
  );
  const emitted: CartLineEmitted[] = [];
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  const wanted = () => wantedQuantity(actor.getSnapshot());
  return { actor, clock, save, remove, emitted, told, wanted };
}

const increase = { type: 'quantity.increase' } as const;
const decrease = { type: 'quantity.decrease' } as const;

const yogurt = aProduct({ minAcq: 4, productInfos: { TIPOLOGIA: 'Pezzo' } });
const apples = aProduct({
  productInfos: {
    TIPOLOGIA: 'Sfuso',
    WEIGHT_SELLING: '0.5',
    STEP_SELLING: '0.25',
    WEIGHT_UNIT_SELLING: 'KG',
    WEIGHT_UNIT_BASE: 'KG',
    MAXACQ: '10',
  },
});

describe('saving', () => {
  test('CART-06: fifty quick steps are one call with the last number, after 400 ms of quiet', async () => {
    const line = start({ product: aProduct({ productInfos: { TIPOLOGIA: 'Pezzo' } }) });
    for (let step = 0; step < 50; step += 1) {
      line.actor.send(increase);
      line.clock.increment(399);
    }
    expect(line.wanted()).toBe(52);
    expect(line.save.calls).toHaveLength(0);
    line.clock.increment(1);
    expect(line.save.calls.map((call) => call.input)).toEqual([{ itemId: 101, quantity: 52 }]);
  });

  test('CART-06: a page that is left saves at once what waits for its quiet time', async () => {
    const line = start();
    line.actor.send(increase);
    line.actor.send({ type: 'page.left' });
    expect(line.save.calls.map((call) => call.input)).toEqual([{ itemId: 101, quantity: 3 }]);
    await line.save.latest().answer({ answer: anAnswer(), quantity: 3 });
    line.actor.send({ type: 'page.left' });
    line.clock.increment(400);
    expect(line.save.calls).toHaveLength(1);
  });

  test('CART-07: a held number is not saved by leaving the page', () => {
    const line = start({ isLive: false });
    line.actor.send(increase);
    line.actor.send({ type: 'page.left' });
    expect(line.save.calls).toHaveLength(0);
  });

  test('CART-08, RULE-CART-2: a change during a save waits for the answer, and the last number wins', async () => {
    const line = start();
    line.actor.send(increase);
    line.clock.increment(400);
    line.actor.send(increase);
    line.clock.increment(5_000);
    expect(line.save.calls).toHaveLength(1);
    await line.save.latest().answer({ answer: anAnswer(), quantity: 3 });
    expect(line.wanted()).toBe(4);
    line.clock.increment(400);
    expect(line.save.calls.map((call) => call.input.quantity)).toEqual([3, 4]);
    await line.save.latest().answer({ answer: anAnswer(), quantity: 4 });
    expect(line.actor.getSnapshot().value).toEqual({ resting: 'settled' });
  });

  test('RULE-CART-3: after a refused save the number is the server’s again, with its reason', async () => {
    const line = start();
    line.actor.send(increase);
    line.clock.increment(400);
    const error = refusal('errors.maxClass');
    await line.save.latest().fail(error);
    expect(line.wanted()).toBe(2);
    expect(line.emitted).toEqual([{ type: 'failure.raised', operation: 'setProduct', subject: 11, error }]);
    expect(line.told).toEqual([{ type: 'cart.outcomeUnknown' }]);
  });

  test('a number the server trimmed is the number shown', async () => {
    const line = start();
    line.actor.send({ type: 'quantity.entered', text: '9' });
    line.clock.increment(400);
    await line.save.latest().answer({ answer: anAnswer(), quantity: 5 });
    expect(line.wanted()).toBe(5);
  });

  test('SES-07: a save cut by a 419 is sent again after the login, once', async () => {
    const line = start();
    line.actor.send(increase);
    line.clock.increment(400);
    await line.save.latest().fail(failed('sessionExpired'));
    expect(line.wanted()).toBe(3);
    line.actor.send({ type: 'session.opened' });
    line.clock.increment(400);
    expect(line.save.calls.map((call) => call.input.quantity)).toEqual([3, 3]);
    await line.save.latest().answer({ answer: anAnswer(), quantity: 3 });
    line.actor.send({ type: 'session.opened' });
    line.clock.increment(1_000);
    expect(line.save.calls).toHaveLength(2);
  });

  test('a save nobody answers is put back and the cart asked for', () => {
    const line = start();
    line.actor.send(increase);
    line.clock.increment(400);
    line.clock.increment(10_000);
    expect(line.wanted()).toBe(2);
    expect(line.told).toEqual([{ type: 'cart.outcomeUnknown' }]);
  });

  test('CART-07, RULE-CART-6: in held mode nothing leaves before the explicit save', () => {
    const line = start({ isLive: false });
    line.actor.send(increase);
    line.clock.increment(60_000);
    expect(line.save.calls).toHaveLength(0);
    line.actor.send({ type: 'line.save' });
    expect(line.save.calls.map((call) => call.input.quantity)).toEqual([3]);
  });

  test.each([
    ['sessionExpired', 'session.opened'],
    ['serviceDown', 'service.resumed'],
  ] as const)(
    'CART-07, SES-07, ERR-13: a save cut by %s is sent again at %s, unasked',
    async (kind, back) => {
      const line = start({ isLive: false });
      line.actor.send(increase);
      line.actor.send({ type: 'line.save' });
      await line.save.latest().fail(failed(kind));
      line.actor.send({ type: back });
      expect(line.save.calls.map((call) => call.input.quantity)).toEqual([3, 3]);
      await line.save.latest().answer({ answer: anAnswer(), quantity: 3 });
      expect([line.wanted(), isHeld(line.actor.getSnapshot())]).toEqual([3, false]);
    },
  );

  test('CART-07: a number put back to the saved one has nothing to be saved', () => {
    const line = start({ isLive: false });
    line.actor.send(increase);
    expect(isHeld(line.actor.getSnapshot())).toBe(true);
    line.actor.send(decrease);
    expect(isHeld(line.actor.getSnapshot())).toBe(false);
    line.actor.send({ type: 'line.save' });
    expect(line.save.calls).toEqual([]);
  });

  test('the server’s truth of an untouched line is followed; of a changed one it is only learnt', () => {
    const line = start();
    line.actor.send({
      type: 'line.synced',
      product: aProduct(),
      quantity: 7,
      infos: { accept_alternatives: 'true' },
    });
    expect(line.wanted()).toBe(7);
    line.actor.send(increase);
    line.actor.send({
      type: 'line.synced',
      product: aProduct(),
      quantity: 5,
      infos: { accept_alternatives: 'true' },
    });
    expect(line.wanted()).toBe(8);
  });
});

describe('the grid', () => {
  test('QTY-03: below minAcq but above 0 is refused with errors.minAcq', () => {
    const line = start({ saved: 5, product: yogurt });
    line.actor.send(decrease);
    expect(line.wanted()).toBe(4);
    expect(quantityHint(line.actor.getSnapshot())).toBeNull();
    line.actor.send(decrease);
    expect(line.wanted()).toBe(4);
    expect(quantityHint(line.actor.getSnapshot())).toBe('errors.minAcq');
  });

  test('QTY-09: stepping past the cap keeps the number and says why', () => {
    const line = start({ saved: 24 });
    line.actor.send(increase);
    expect(line.wanted()).toBe(24);
    expect(quantityHint(line.actor.getSnapshot())).toBe('errors.maxAcq');
  });

  test.each([
    [
      'the class leaves',
      {
        productClassRuleMax: {
          productClassId: 9,
          productClassName: 'Offerta limitata',
          max: 3,
          unit: 'pz',
          left: 2,
        },
      },
      'errors.maxClass',
    ],
    ['the day leaves', { dailyMax: { max: 6, orderedToday: 4, left: 2 } }, 'errors.maxDay'],
    ['there are', { maxAcq: 10, available: 2 }, 'errors.maxAcq'],
  ] as const)('QTY-09, QTY-10, QTY-11: no step and no typed number goes past what %s', (_, given, hint) => {
    const line = start({ saved: 1, product: aProduct(given) });
    line.actor.send(increase);
    expect(line.wanted()).toBe(2);
    line.actor.send(increase);
    expect(line.wanted()).toBe(2);
    expect(quantityHint(line.actor.getSnapshot())).toBe(hint);
    line.actor.send({ type: 'quantity.entered', text: '9' });
    expect(line.wanted()).toBe(2);
    expect(quantityHint(line.actor.getSnapshot())).toBe(hint);
  });

  test('QTY-04, QTY-07: weights step by their own step and take a decimal comma', () => {
    const line = start({ saved: 0.5, product: apples });
    line.actor.send(increase);
    expect(line.wanted()).toBe(0.75);
    line.actor.send({ type: 'quantity.entered', text: '1,2' });
    expect(line.wanted()).toBe(1.2);
  });
});

describe('removal', () => {
  test.each([
    ['the bin', { type: 'line.remove' }, 2],
    ['a step to 0', decrease, 1],
    ['a typed 0', { type: 'quantity.entered', text: '0' }, 2],
  ] as const)('RULE-CART-1: by %s it is asked first, and No changes nothing', (_road, event, saved) => {
    const line = start({ saved });
    line.actor.send(event);
    expect(isConfirmingRemoval(line.actor.getSnapshot())).toBe(true);
    expect(line.remove.calls).toHaveLength(0);
    line.actor.send({ type: 'removal.dismiss' });
    line.clock.increment(1_000);
    expect(line.wanted()).toBe(saved);
    expect(line.save.calls).toHaveLength(0);
    expect(line.remove.calls).toHaveLength(0);
  });

  test('CART-04: Si removes the line and ends it', async () => {
    const line = start();
    line.actor.send({ type: 'line.remove' });
    line.actor.send({ type: 'removal.confirm' });
    const answer = anAnswer();
    await line.remove.latest().answer({ answer });
    expect(line.actor.getSnapshot().status).toBe('done');
    expect(line.told).toEqual([{ type: 'cart.answered', answer, itemId: 101 }]);
    expect(line.emitted).toEqual([
      { type: 'messages.received', answer, subject: 11 },
      {
        type: 'line.removed',
        product: aProduct(),
        item: { productId: 11, quantity: 2, infos: { accept_alternatives: 'true' } },
        hadMessages: false,
      },
    ]);
  });

  test('a removal cut by a 419 is done after the login', async () => {
    const line = start();
    line.actor.send({ type: 'line.remove' });
    line.actor.send({ type: 'removal.confirm' });
    await line.remove.latest().fail(failed('sessionExpired'));
    line.actor.send({ type: 'session.opened' });
    expect(line.remove.calls).toHaveLength(2);
  });

  test('a removal that fails puts the number back', async () => {
    const line = start();
    line.actor.send({ type: 'line.remove' });
    line.actor.send({ type: 'removal.confirm' });
    await line.remove.latest().fail(failed('network'));
    expect(line.wanted()).toBe(2);
    expect(line.actor.getSnapshot().value).toEqual({ resting: 'settled' });
  });
});
