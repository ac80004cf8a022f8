import { createActor, SimulatedClock } from 'xstate';
import { describe, expect, test } from 'vitest';
import type { Product } from '../../contract/api/shopping/product.ts';
import { productLogic } from './product.logic.ts';
import type { ProductInput, ProductQuery } from './product.machine.ts';
import { chosenQuantity, chosenQuantityHint } from './product.selectors.ts';
import { aProduct } from '../../paths/fixtures/cart-fixtures.ts';
import { held } from '../../tests/machines/held.ts';

function start({ listed }: Pick<ProductInput, 'listed'> = { listed: null }) {
  const clock = new SimulatedClock();
  const view = held<Product, ProductQuery>();
  const actor = createActor(productLogic.provide({ actors: { viewProduct: view.logic } }), {
    clock,
    input: { slug: 'penne', hash: 'w0d0t0', listed },
  });

  actor.start();
  return {
    actor,
    view,
    at: () => actor.getSnapshot(),
  };
}

async function shown(product: Product = aProduct()) {
  const page = start();
  await page.view.latest().answer(product);
  return page;
}

describe('how much is added', () => {
  const loose = aProduct({
    productInfos: {
      TIPOLOGIA: 'Sfuso',
      WEIGHT_SELLING: '300',
      STEP_SELLING: '50',
      WEIGHT_UNIT_SELLING: 'GR',
      WEIGHT_UNIT_BASE: 'KG',
    },
    maxAcq: 0,
  });
  const choice = ({ at }: ReturnType<typeof start>, product = loose) => [
    chosenQuantity(at(), product),
    chosenQuantityHint(at()),
  ];

  test('QTY-02, QTY-04: begins at the first quantity and steps as the product is sold', async () => {
    const page = await shown(loose);
    expect(choice(page)).toEqual([300, null]);
    page.actor.send({ type: 'quantity.increase' });
    page.actor.send({ type: 'quantity.increase' });
    expect(choice(page)).toEqual([400, null]);
    page.actor.send({ type: 'quantity.decrease' });
    expect(choice(page)).toEqual([350, null]);
  });

  test('QTY-09: ends at what can be had', async () => {
    const two = aProduct({ maxAcq: 2 });
    const page = await shown(two);
    for (let press = 0; press < 3; press += 1) page.actor.send({ type: 'quantity.increase' });
    expect(choice(page, two)).toEqual([2, 'errors.maxAcq']);
  });
});
