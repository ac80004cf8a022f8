import { createActor, SimulatedClock } from 'xstate';
import { describe, expect, test } from 'vitest';
import type { Product } from '../../contract/api/shopping/product.ts';
import { productLogic } from './product.logic.ts';
import type { ProductInput, ProductQuery } from './product.machine.ts';
import {
  chosenOptions,
  chosenQuantity,
  chosenQuantityHint,
  hasProductFailed,
  isLabelComing,
  isLabelLost,
  isProductMissing,
  shownProduct,
} from './product.selectors.ts';
import { aProduct } from '../../paths/fixtures/cart-fixtures.ts';
import { failed, held } from '../../tests/machines/held.ts';

const sunday = 'w89d2026-11-22t5';
const monday = 'w89d2026-11-23t5';

function start({ listed }: Pick<ProductInput, 'listed'> = { listed: null }) {
  const clock = new SimulatedClock();
  const view = held<Product, ProductQuery>();
  const actor = createActor(productLogic.provide({ actors: { viewProduct: view.logic } }), {
    clock,
    input: { slug: 'penne', hash: 'w0d0t0', listed },
  });
  const emitted: string[] = [];
  actor.on('*', (event) => emitted.push(event.type));
  actor.start();
  return {
    actor,
    clock,
    view,
    emitted,
    at: () => actor.getSnapshot(),
    rehash: (hash: string) => actor.send({ type: 'hash.changed', hash }),
    choose: (key: string) => actor.send({ type: 'option.choose', parameterName: 'taglio', key }),
  };
}

async function shown(product: Product = aProduct()) {
  const page = start();
  await page.view.latest().answer(product);
  return page;
}

describe('the product page', () => {
  test('NAV-06, CAT-23: shows the product of its slug', async () => {
    const product = aProduct();
    const { at, view } = await shown(product);
    expect(view.calls.map(({ input }) => input)).toEqual([{ slug: 'penne', hash: 'w0d0t0' }]);
    expect([shownProduct(at()), at().hasTag('settled')]).toEqual([product, true]);
  });

  test('NAV-06: an unknown slug is told of', async () => {
    const { at, view, emitted } = start();
    await view.latest().fail(failed('notFound'));
    expect([isProductMissing(at()), emitted]).toEqual([true, ['page.missing']]);
  });

  test.each([
    ['fails', 'network'],
    ['never comes', 'timeout'],
  ] as const)('NAV-18: one that %s can be asked for again', async (how, failure) => {
    const { actor, at, clock, view } = start();
    if (how === 'fails') await view.latest().fail(failed('network'));
    else clock.increment(12_000);
    expect([hasProductFailed(at()), at().context.error]).toEqual([true, { failure, messages: [] }]);
    actor.send({ type: how === 'fails' ? 'product.retry' : 'service.resumed' });
    const product = aProduct();
    await view.latest().answer(product);
    expect([view.calls.length, shownProduct(at())]).toEqual([2, product]);
  });
});

describe('a product that a list shows', () => {
  const listed = aProduct({ name: 'Come in lista' });

  test('NAV-06: is there at once and can be chosen; its label follows', async () => {
    const { actor, at, view } = start({ listed });
    expect([shownProduct(at()), isLabelComing(at()), at().hasTag('settled')]).toEqual([listed, true, true]);
    expect(view.calls.map(({ input }) => input)).toEqual([{ slug: 'penne', hash: 'w0d0t0' }]);
    actor.send({ type: 'quantity.increase' });
    const whole = aProduct();
    await view.latest().answer(whole);
    expect([shownProduct(at()), isLabelComing(at()), chosenQuantity(at(), whole)]).toEqual([whole, false, 2]);
  });

  test.each([
    ['fails', 'network'],
    ['never comes', 'timeout'],
  ] as const)('ERR-04: stays when its label %s, which can be asked for again', async (how, failure) => {
    const { actor, at, clock, view } = start({ listed });
    if (how === 'fails') await view.latest().fail(failed('network'));
    else clock.increment(12_000);
    expect([shownProduct(at()), isLabelLost(at()), at().context.error]).toEqual([
      listed,
      true,
      { failure, messages: [] },
    ]);
    actor.send({ type: how === 'fails' ? 'product.retry' : 'service.resumed' });
    expect(isLabelLost(at())).toBe(false);
    const whole = aProduct();
    await view.latest().answer(whole);
    expect([view.calls.length, shownProduct(at()), at().context.error]).toEqual([2, whole, null]);
  });

  test('NAV-06: is told of as missing where it is gone by now', async () => {
    const { at, view, emitted } = start({ listed });
    await view.latest().fail(failed('notFound'));
    expect([isProductMissing(at()), emitted]).toEqual([true, ['page.missing']]);
  });

  test.each(['coming', 'lost'] as const)(
    'CAT-13: is asked for on another day while its label is %s',
    async (how) => {
      const { at, rehash, view } = start({ listed });
      if (how === 'lost') await view.latest().fail(failed('network'));
      rehash(sunday);
      expect([view.latest().input.hash, isLabelComing(at())]).toEqual([sunday, true]);
    },
  );
});

describe('options', () => {
  test('GATE-03: are chosen here, the last choice counts', async () => {
    const { at, choose } = await shown();
    choose('sottile');
    choose('spesso');
    expect(chosenOptions(at())).toEqual({ taglio: 'spesso' });
  });

  test('GATE-03: stay through a refresh, and can be chosen during one', async () => {
    const { at, choose, rehash, view } = await shown();
    choose('sottile');
    rehash(sunday);
    choose('spesso');
    await view.latest().answer(aProduct({ priceDisplay: 1.09 }));
    expect([chosenOptions(at()), shownProduct(at())?.priceDisplay]).toEqual([{ taglio: 'spesso' }, 1.09]);
  });
});

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

  test('QTY-03: less than the first quantity is not to be had, and there is nothing to remove', async () => {
    const page = await shown(loose);
    page.actor.send({ type: 'quantity.decrease' });
    expect(choice(page)).toEqual([300, 'errors.minAcq']);
    page.actor.send({ type: 'quantity.entered', text: '0' });
    expect(choice(page)).toEqual([300, 'errors.minAcq']);
  });

  test('QTY-07: is typed with its unit; what is no quantity keeps the last one', async () => {
    const page = await shown(loose);
    page.actor.send({ type: 'quantity.entered', text: '0,5 kg' });
    expect(choice(page)).toEqual([500, null]);
    page.actor.send({ type: 'quantity.entered', text: 'tanto' });
    expect(choice(page)).toEqual([500, 'validation']);
  });

  test('QTY-09: ends at what can be had', async () => {
    const two = aProduct({ maxAcq: 2 });
    const page = await shown(two);
    for (let press = 0; press < 3; press += 1) page.actor.send({ type: 'quantity.increase' });
    expect(choice(page, two)).toEqual([2, 'errors.maxAcq']);
  });

  test('CAT-13: stays through a refresh', async () => {
    const page = await shown(loose);
    page.actor.send({ type: 'quantity.increase' });
    page.rehash(sunday);
    page.actor.send({ type: 'quantity.increase' });
    await page.view.latest().answer(loose);
    expect(choice(page)).toEqual([400, null]);
  });
});

describe('another day or slot', () => {
  test('CAT-13: asks for the product again in place', async () => {
    const { at, rehash, view } = await shown();
    rehash(sunday);
    expect([view.latest().input, shownProduct(at())]).toEqual([{ slug: 'penne', hash: sunday }, aProduct()]);
    await view.latest().answer(aProduct({ available: 0 }));
    expect(shownProduct(at())?.available).toBe(0);
  });

  test('CAT-13: the same one asks for nothing, and a failed refresh leaves the page', async () => {
    const { at, clock, rehash, view } = await shown();
    rehash('w0d0t0');
    expect(view.calls).toHaveLength(1);
    rehash(sunday);
    await view.latest().fail(failed('network'));
    rehash(monday);
    clock.increment(12_000);
    expect([shownProduct(at()), hasProductFailed(at())]).toEqual([aProduct(), false]);
  });

  test.each(['loading', 'refreshing', 'nothing is shown'] as const)(
    'CAT-13: one that comes while %s ends in the product of that day',
    async (when) => {
      const { actor, rehash, view } = when === 'refreshing' ? await shown() : start();
      if (when === 'refreshing') rehash(sunday);
      if (when === 'nothing is shown') await view.latest().fail(failed('network'));
      rehash(monday);
      if (when === 'nothing is shown') actor.send({ type: 'product.retry' });
      await view.latest().answer(aProduct());
      expect(view.latest().input.hash).toBe(monday);
    },
  );
});
