import { createActor, SimulatedClock } from 'xstate';
import { describe, expect, test } from 'vitest';
import type { Flyer } from '../../contract/api/content/flyer.ts';
import type { Product } from '../../contract/api/shopping/product.ts';
import { aProduct } from '../../paths/fixtures/cart-fixtures.ts';
import { aFlyer, flyerProductsOf } from '../../paths/fixtures/flyer-fixtures.ts';
import { failed, held } from '../../tests/machines/held.ts';
import { flyerLogic } from './flyer.logic.ts';
import {
  areFlyerProductsComing,
  chosenDepartment,
  flyerDepartments,
  flyerProducts,
  haveFlyerProductsFailed,
  shownFlyer,
  shownFlyerProducts,
} from './flyer.selectors.ts';

const all = ['penne', 'mele', 'olio'];
const flyer = aFlyer('dispensa');

function start() {
  const clock = new SimulatedClock();
  const view = held<Flyer | null, { slug: string }>();
  const list = held<readonly Product[], { slugs: readonly string[]; hash: string }>();
  const actor = createActor(
    flyerLogic.provide({ actors: { viewFlyer: view.logic, listProducts: list.logic } }),
    { clock, input: { slug: 'dispensa', hash: 'w0d0t0', page: 1 } },
  );

  actor.start();
  const at = () => actor.getSnapshot();
  const shown = () => shownFlyerProducts(at()).products.map(({ slug }) => slug);
  return { actor, view, list, at, shown };
}

async function open() {
  const page = start();
  await page.view.latest().answer(flyer);
  await page.list.latest().answer(flyerProductsOf(...all));
  return page;
}

describe('a flyer', () => {
  test('NAV-16, CMS-04: its text comes first, then its products, by one call in its order', async () => {
    const { at, view, list, shown } = start();
    expect([view.latest().input, at().hasTag('settled')]).toEqual([{ slug: 'dispensa' }, false]);
    await view.latest().answer(flyer);
    expect([shownFlyer(at()), areFlyerProductsComing(at()), at().hasTag('settled')]).toEqual([
      flyer,
      true,
      false,
    ]);
    expect(list.calls.map(({ input }) => input)).toEqual([{ slugs: all, hash: 'w0d0t0' }]);
    await list.latest().answer(flyerProductsOf(...all));
    expect([at().hasTag('settled'), flyerProducts(at()).map(({ slug }) => slug)]).toEqual([true, all]);
    expect(shown()).toEqual(['olio', 'mele', 'penne']);
  });

  test('NAV-16: its products are sorted and filtered by department in place', async () => {
    const { actor, at, list, shown } = await open();
    actor.send({ type: 'sort.chosen', sort: 'price' });
    expect(shown()).toEqual(['mele', 'penne', 'olio']);
    actor.send({ type: 'sort.chosen', sort: 'flyer' });
    expect(shown()).toEqual(all);
    expect(flyerDepartments(at())).toEqual([
      { slug: 'dispensa', name: 'Dispensa', count: 2 },
      { slug: 'ortofrutta', name: 'Frutta e verdura', count: 1 },
    ]);
    actor.send({ type: 'department.chosen', department: 'dispensa' });
    expect([shown(), shownFlyerProducts(at()).total]).toEqual([['penne', 'olio'], 2]);
    actor.send({ type: 'department.chosen', department: null });
    expect([shown(), list.calls.length]).toEqual([all, 1]);
  });

  test('CAT-05, NAV-16: 24 of them are shown, and 24 more with each page', async () => {
    const { actor, at, view, list } = start();
    await view.latest().answer(flyer);
    await list.latest().answer(Array.from({ length: 50 }, (_, at) => aProduct({ productId: at + 1 })));
    const seen = () => shownFlyerProducts(at()).products.length;
    expect([seen(), shownFlyerProducts(at()).total, flyerDepartments(at())]).toEqual([24, 50, []]);
    actor.send({ type: 'page.changed', page: 2 });
    expect(seen()).toBe(48);
    actor.send({ type: 'page.changed', page: 3 });
    expect(seen()).toBe(50);
  });

  test('CAT-13: another day or slot brings new products in place; a failure leaves those that are there', async () => {
    const { actor, at, list, shown } = await open();
    actor.send({ type: 'department.chosen', department: 'ortofrutta' });
    actor.send({ type: 'hash.changed', hash: 'w0d0t0' });
    expect(list.calls.length).toBe(1);
    actor.send({ type: 'hash.changed', hash: 'w1d1t1' });
    expect([list.latest().input.hash, at().hasTag('settled'), shown()]).toEqual(['w1d1t1', true, ['mele']]);
    await list.latest().answer(flyerProductsOf('penne'));
    // Nothing of the department is sold any more.
    expect([chosenDepartment(at()), shown()]).toEqual([null, ['penne']]);
    actor.send({ type: 'hash.changed', hash: 'w2d2t2' });
    await list.latest().fail(failed('network'));
    expect([shown(), haveFlyerProductsFailed(at())]).toEqual([['penne'], false]);
  });
});
