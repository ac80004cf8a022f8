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
import { failed, held } from '../../tests/machines/held.ts';

const sunday = 'w89d2026-11-22t5';
const monday = 'w89d2026-11-23t5';
const [first, second] = [aProduct({ productId: 2 }), aProduct({ productId: 3 })];
const both: ProductAlternatives = { products: [first, second], cheaper: second };
const none: ProductAlternatives = { products: [], cheaper: null };

function start() {
  const clock = new SimulatedClock();
  const list = held<ProductAlternatives, AlternativesQuery>();
  const actor = createActor(alternativesMachine.provide({ actors: { listAlternatives: list.logic } }), {
    clock,
    input: { hash: 'w0d0t0' },
  }).start();
  const at = () => actor.getSnapshot();
  return {
    actor,
    clock,
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

async function shown() {
  const flow = start();
  flow.ask();
  await flow.list.latest().answer(both);
  return flow;
}

const away = { found: [], cheaper: null, coming: true, asked: false, lost: false };
const coming = { ...away, asked: true };
const lost = { found: [], cheaper: null, coming: false, asked: false, lost: true };
const hidden = { found: [], cheaper: null, coming: false, asked: false, lost: false };
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

  test('B-25: where nothing is like the product nothing is shown', async () => {
    const { ask, list, seen } = start();
    ask();
    await list.latest().answer(none);
    expect(seen()).toEqual(hidden);
  });

  test.each(['refused', 'silent'] as const)(
    'ERR-03, ERR-04: a call that is %s is told of and can be made again',
    async (how) => {
      const { actor, ask, clock, list, seen } = start();
      ask();
      if (how === 'silent') clock.increment(8_000);
      else await list.latest().fail(failed('serviceDown'));
      expect([seen(), list.latest().signal.aborted]).toEqual([lost, how === 'silent']);
      actor.send({ type: 'alternatives.retry' });
      expect(seen()).toEqual(coming);
      await list.latest().answer(both);
      expect(seen()).toEqual(there);
    },
  );

  test('NAV-18: what failed is asked for again when the service is back', async () => {
    const { actor, ask, list } = start();
    ask();
    await list.latest().fail(failed('serviceDown'));
    actor.send({ type: 'service.resumed' });
    expect(list.calls).toHaveLength(2);
  });
});

describe('another day', () => {
  test('B-28: asks again in place; the same one asks for nothing', async () => {
    const { list, rehash, seen } = await shown();
    rehash('w0d0t0');
    expect(list.calls).toHaveLength(1);
    rehash(sunday);
    expect([list.latest().input, seen()]).toEqual([{ productId: 1, hash: sunday }, there]);
    await list.latest().answer({ products: [second], cheaper: null });
    expect(seen()).toEqual({ ...there, found: [second], cheaper: null });
  });

  test('B-28: on which there is nothing hides what was shown, until one on which there is', async () => {
    const { list, rehash, seen } = await shown();
    rehash(sunday);
    await list.latest().answer(none);
    expect(seen()).toEqual(hidden);
    rehash(monday);
    expect([list.latest().input.hash, seen()]).toEqual([monday, coming]);
  });

  test('ERR-03: a refresh that fails or does not come leaves what is shown', async () => {
    const { clock, list, rehash, seen } = await shown();
    rehash(sunday);
    await list.latest().fail(failed('network'));
    expect(seen()).toEqual(there);
    rehash(monday);
    clock.increment(8_000);
    expect(seen()).toEqual(there);
  });

  test.each(['loading', 'refreshing', 'failed'] as const)(
    'B-28: one that comes while %s ends in what there is on that day',
    async (when) => {
      const { ask, list, rehash } = when === 'refreshing' ? await shown() : start();
      if (when === 'refreshing') rehash(sunday);
      else ask();
      if (when === 'failed') await list.latest().fail(failed('network'));
      rehash(monday);
      expect(list.latest().input).toEqual({ productId: 1, hash: monday });
    },
  );
});
