import { createActor, SimulatedClock } from 'xstate';
import { expect, test } from 'vitest';
import type { CheaperProduct } from '../../contract/api/shopping/product.ts';
import { aProduct } from '../../paths/fixtures/cart-fixtures.ts';
import { held } from '../../tests/machines/held.ts';
import { cheaperEqualsMachine, type CheaperQuery } from './cheaper-equals.machine.ts';
import { areCheaperComing, areCheaperLost, cheaperFound } from './cheaper-equals.selectors.ts';

const found = [{ productId: 1, product: aProduct({ productId: 11 }) }];

function start() {
  const clock = new SimulatedClock();
  const list = held<readonly CheaperProduct[], CheaperQuery>();
  const actor = createActor(cheaperEqualsMachine.provide({ actors: { listCheaper: list.logic } }), {
    clock,
    input: { hash: 'w0d0t0' },
  }).start();
  const seen = () => {
    const flow = actor.getSnapshot();
    return { found: cheaperFound(flow), coming: areCheaperComing(flow), lost: areCheaperLost(flow) };
  };
  return { actor, list, seen, asked: () => list.calls.map(({ input }) => input) };
}

test('B-36: the shop is asked once about all products of a cart, and again about another cart or day', async () => {
  const { actor, list, seen, asked } = start();
  expect([asked(), seen()]).toEqual([[], { found: [], coming: true, lost: false }]);
  actor.send({ type: 'cheaper.look', productIds: [1, 2] });
  actor.send({ type: 'cheaper.look', productIds: [1, 2] });
  await list.latest().answer(found);
  expect(seen()).toEqual({ found, coming: false, lost: false });
  actor.send({ type: 'cheaper.look', productIds: [1] });
  expect(seen()).toEqual({ found, coming: true, lost: false });
  await list.latest().answer([]);
  actor.send({ type: 'hash.changed', hash: 'w89d2026-11-23t5' });
  expect(asked()).toEqual([
    { productIds: [1, 2], hash: 'w0d0t0' },
    { productIds: [1], hash: 'w0d0t0' },
    { productIds: [1], hash: 'w89d2026-11-23t5' },
  ]);
});
