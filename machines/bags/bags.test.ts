import { createActor, SimulatedClock } from 'xstate';
import { describe, expect, test } from 'vitest';
import type { CartAnswer } from '../../contract/api/shopping/cart-answer.ts';
import type { Product } from '../../contract/api/shopping/product.ts';
import { bagsMachine, type BagsEmitted } from './bags.machine.ts';
import { isBagBusy, listedBags } from './bags.selectors.ts';
import { anAnswer, aProduct } from '../../paths/fixtures/cart-fixtures.ts';
import { held } from '../../tests/machines/held.ts';
import type { BagRemoval } from './bags.machine.ts';

const bag = aProduct({ productId: 7001, name: 'Busta compostabile', priceDisplay: 0.12 });

function start() {
  const clock = new SimulatedClock();
  const list = held<Product[]>();
  const remove = held<CartAnswer, BagRemoval>();
  const actor = createActor(
    bagsMachine.provide({ actors: { listBags: list.logic, removeBag: remove.logic } }),
    { clock },
  );
  const emitted: BagsEmitted[] = [];
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  return {
    list,
    remove,
    emitted,
    takeOut: () => actor.send({ type: 'bag.remove', itemId: 501, left: 0 }),
    bags: () => listedBags(actor.getSnapshot()),
    isBusy: () => isBagBusy(actor.getSnapshot()),
  };
}

async function listed() {
  const bags = start();
  await bags.list.latest().answer([bag]);
  return bags;
}

describe('the bags of the checkout', () => {
  test('CHK-03, B-13: are listed with their price', async () => {
    const { bags } = await listed();
    expect(bags()).toEqual([bag]);
  });

  test('CART-05, B-13: one is taken out of its line, one call at a time, and the cart is told', async () => {
    const { takeOut, remove, isBusy, emitted } = await listed();
    takeOut();
    takeOut();
    expect([remove.calls.map(({ input }) => input), isBusy()]).toEqual([[{ itemId: 501, left: 0 }], true]);
    const answer = anAnswer();
    await remove.latest().answer(answer);
    expect([emitted, isBusy()]).toEqual([[{ type: 'cart.answered', answer }], false]);
  });
});
