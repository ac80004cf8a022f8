import { createActor, fromCallback, SimulatedClock } from 'xstate';
import { describe, expect, test } from 'vitest';
import type { CartAnswer } from '../../contract/api/shopping/cart-answer.ts';
import type { Product } from '../../contract/api/shopping/product.ts';
import { cartLineLogic } from './cart-line.logic.ts';
import { quantityHint, wantedQuantity } from './cart-line.selectors.ts';
import type { CartLineReport } from './cart-line.types.ts';
import { aProduct } from '../../paths/fixtures/cart-fixtures.ts';
import { held } from '../../tests/machines/held.ts';

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
    cartLineLogic.provide({ actors: { saveLine: save.patient, removeLine: remove.patient } }),
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

  actor.start();
  const wanted = () => wantedQuantity(actor.getSnapshot());
  return { actor, clock, save, wanted };
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
