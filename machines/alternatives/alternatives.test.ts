import { createActor, SimulatedClock } from 'xstate';
import { describe, expect, test } from 'vitest';
import type { ProductAlternatives } from '../../contract/api/shopping/product.ts';
import { alternativesMachine, type AlternativesQuery } from './alternatives.machine.ts';
import {
  alternativesFound,
  areAlternativesComing,
  areAlternativesLost,
  areAlternativesOnTheirWay,
  cheaperEqual,
} from './alternatives.selectors.ts';
import { aProduct } from '../../paths/fixtures/cart-fixtures.ts';
import { held } from '../../tests/machines/held.ts';

const sunday = 'w89d2026-11-22t5';
const [first, second] = [aProduct({ productId: 2 }), aProduct({ productId: 3 })];
const both: ProductAlternatives = { products: [first, second], cheaper: second };

function start() {
  const clock = new SimulatedClock();
  const list = held<ProductAlternatives, AlternativesQuery>();
  const actor = createActor(alternativesMachine.provide({ actors: { listAlternatives: list.logic } }), {
    clock,
    input: { hash: 'w0d0t0' },
  }).start();
  const at = () => actor.getSnapshot();
  return {
    list,
    ask: () => actor.send({ type: 'alternatives.load', productId: 1 }),
    rehash: (hash: string) => actor.send({ type: 'hash.changed', hash }),
    seen: () => ({
      found: alternativesFound(at()),
      cheaper: cheaperEqual(at()),
      coming: areAlternativesComing(at()),
      asked: areAlternativesOnTheirWay(at()),
      lost: areAlternativesLost(at()),
    }),
  };
}

const away = { found: [], cheaper: null, coming: true, asked: false, lost: false };
const coming = { ...away, asked: true };
const there = { found: [first, second], cheaper: second, coming: false, asked: false, lost: false };

describe('what stands in for a product', () => {
  test('B-25: is asked for when its place is near, once, on the cart’s day', async () => {
    const { ask, list, rehash, seen } = start();
    expect([list.calls.length, seen()]).toEqual([0, away]);
    rehash(sunday);
    expect(list.calls).toHaveLength(0);
    ask();
    ask();
    expect(list.calls.map(({ input }) => input)).toEqual([{ productId: 1, hash: sunday }]);
    expect(seen()).toEqual(coming);
    await list.latest().answer(both);
    ask();
    expect([list.calls.length, seen()]).toEqual([1, there]);
  });
});
