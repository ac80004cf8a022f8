import { createActor, SimulatedClock } from 'xstate';
import { describe, expect, test } from 'vitest';
import type { Product } from '../../contract/api/shopping/product.ts';
import { departmentProductsMachine, type DepartmentProductsQuery } from './department-products.machine.ts';
import {
  areDepartmentProductsComing,
  departmentProducts,
  pointedDepartment,
} from './department-products.selectors.ts';
import { aProduct } from '../../paths/fixtures/cart-fixtures.ts';
import { failed, held } from '../../tests/machines/held.ts';

const [pasta, meat] = [1, 2];
const noSlot = 'w0d0t0';
const sunday = 'w89d2026-11-22t5';
const monday = 'w89d2026-11-23t5';
const [penne, steak] = [aProduct({ productId: 2 }), aProduct({ productId: 3 })];

function start() {
  const clock = new SimulatedClock();
  const list = held<readonly Product[], DepartmentProductsQuery>();
  const actor = createActor(departmentProductsMachine.provide({ actors: { listDepartment: list.logic } }), {
    clock,
    input: { hash: noSlot },
  }).start();
  const at = () => actor.getSnapshot();
  const point = (categoryId: number) => actor.send({ type: 'department.point', categoryId });
  return {
    actor,
    clock,
    list,
    point,
    /** Points at a department and stays there. */
    rest: (categoryId: number) => {
      point(categoryId);
      clock.increment(150);
    },
    rehash: (hash: string) => actor.send({ type: 'hash.changed', hash }),
    asked: () => list.calls.map(({ input }) => input),
    seen: () => ({
      pointed: pointedDepartment(at()),
      products: departmentProducts(at()),
      coming: areDepartmentProductsComing(at()),
    }),
  };
}

async function shown() {
  const flow = start();
  flow.rest(pasta);
  await flow.list.latest().answer([penne]);
  return flow;
}

const away = { pointed: null, products: [], coming: true };
const coming = (pointed: number) => ({ pointed, products: [], coming: true });
const hidden = (pointed: number) => ({ pointed, products: [], coming: false });
const there = (pointed: number, ...products: Product[]) => ({ pointed, products, coming: false });

describe('the products of the department that is pointed at', () => {
  test('SHELL-01: are asked for after a moment on it, once, on the cart’s day', async () => {
    const { asked, clock, list, point, rehash, seen } = start();
    expect(seen()).toEqual(away);
    rehash(sunday);
    point(pasta);
    clock.increment(149);
    point(pasta);
    expect([asked(), seen()]).toEqual([[], coming(pasta)]);
    clock.increment(1);
    point(pasta);
    expect([asked(), seen()]).toEqual([[{ categoryId: pasta, hash: sunday }], coming(pasta)]);
    await list.latest().answer([penne]);
    point(pasta);
    expect([list.calls.length, seen()]).toEqual([1, there(pasta, penne)]);
  });

  test('SHELL-01: whoever passes over departments asks for the one they come to', () => {
    const { asked, clock, point, rest } = start();
    point(pasta);
    clock.increment(149);
    rest(meat);
    expect(asked()).toEqual([{ categoryId: meat, hash: noSlot }]);
  });

  test('SHELL-01: another department gives up what was asked for before', async () => {
    const { list, rest, seen } = start();
    rest(pasta);
    const first = list.latest();
    rest(meat);
    expect([first.signal.aborted, list.latest().input.categoryId]).toEqual([true, meat]);
    await first.answer([penne]);
    expect(seen()).toEqual(coming(meat));
    await list.latest().answer([steak]);
    expect(seen()).toEqual(there(meat, steak));
  });

  test('SHELL-01: known ones stand there at once, also when the menu opens again', async () => {
    const { actor, list, point, rest, seen } = await shown();
    rest(meat);
    await list.latest().answer([]);
    expect(seen()).toEqual(hidden(meat));
    point(pasta);
    expect(seen()).toEqual(there(pasta, penne));
    point(meat);
    expect(seen()).toEqual(hidden(meat));
    actor.send({ type: 'department.leave' });
    expect(seen()).toEqual(away);
    point(pasta);
    expect([list.calls.length, seen()]).toEqual([2, there(pasta, penne)]);
  });

  test('SHELL-01: a menu that closes gives up what it asked for', () => {
    const { actor, list, rest } = start();
    rest(pasta);
    actor.send({ type: 'department.leave' });
    expect(list.latest().signal.aborted).toBe(true);
  });

  test.each(['refused', 'silent'] as const)(
    'ERR-03: a call that is %s hides them, and pointing there again asks again',
    async (how) => {
      const { clock, list, rest, seen } = start();
      rest(pasta);
      if (how === 'silent') clock.increment(8_000);
      else await list.latest().fail(failed('serviceDown'));
      expect([seen(), list.latest().signal.aborted]).toEqual([hidden(pasta), how === 'silent']);
      rest(pasta);
      expect([list.calls.length, seen()]).toEqual([2, coming(pasta)]);
      await list.latest().answer([penne]);
      expect(seen()).toEqual(there(pasta, penne));
    },
  );

  test('NAV-18: what failed is asked for again when the service is back, what was found empty is not', async () => {
    const { actor, asked, list, rest } = start();
    rest(pasta);
    await list.latest().fail(failed('serviceDown'));
    actor.send({ type: 'service.resumed' });
    expect(asked()).toEqual(Array.from({ length: 2 }, () => ({ categoryId: pasta, hash: noSlot })));
    await list.latest().answer([]);
    actor.send({ type: 'service.resumed' });
    expect(list.calls).toHaveLength(2);
  });
});

describe('another day', () => {
  test('B-28: asks again in place for what is shown, and forgets the rest; the same one asks for nothing', async () => {
    const { asked, list, rehash, rest, seen } = await shown();
    rest(meat);
    await list.latest().answer([steak]);
    rehash(noSlot);
    expect(list.calls).toHaveLength(2);
    rehash(sunday);
    expect([asked().at(-1), seen()]).toEqual([{ categoryId: meat, hash: sunday }, there(meat, steak)]);
    await list.latest().answer([penne, steak]);
    expect(seen()).toEqual(there(meat, penne, steak));
    rest(pasta);
    expect([asked().at(-1), seen()]).toEqual([{ categoryId: pasta, hash: sunday }, coming(pasta)]);
  });

  test('B-28: on which there is nothing hides them, until one on which there is', async () => {
    const { asked, list, rehash, seen } = await shown();
    rehash(sunday);
    await list.latest().answer([]);
    expect(seen()).toEqual(hidden(pasta));
    rehash(monday);
    expect([asked().at(-1), seen()]).toEqual([{ categoryId: pasta, hash: monday }, coming(pasta)]);
  });

  test.each(['refused', 'silent'] as const)(
    'ERR-03: whose call is %s hides what is of the day before',
    async (how) => {
      const { clock, list, rehash, seen } = await shown();
      rehash(sunday);
      if (how === 'silent') clock.increment(8_000);
      else await list.latest().fail(failed('network'));
      expect(seen()).toEqual(hidden(pasta));
    },
  );

  test.each(['resting', 'loading', 'refreshing', 'failed'] as const)(
    'B-28: one that comes while %s ends in what there is on that day',
    async (when) => {
      const flow = when === 'refreshing' ? await shown() : start();
      const { clock, list, point, rehash, rest } = flow;
      if (when === 'refreshing') rehash(sunday);
      else if (when === 'resting') point(pasta);
      else rest(pasta);
      if (when === 'failed') await list.latest().fail(failed('network'));
      rehash(monday);
      if (when === 'resting') clock.increment(150);
      expect(list.latest().input).toEqual({ categoryId: pasta, hash: monday });
    },
  );

  test('B-28: while the menu is closed forgets and asks for nothing', async () => {
    const { actor, list, point, rehash, seen } = await shown();
    actor.send({ type: 'department.leave' });
    rehash(sunday);
    expect(list.calls).toHaveLength(1);
    point(pasta);
    expect(seen()).toEqual(coming(pasta));
  });
});
