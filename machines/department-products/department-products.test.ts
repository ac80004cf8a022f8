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
import { held } from '../../tests/machines/held.ts';

const pasta = 1;
const noSlot = 'w0d0t0';
const sunday = 'w89d2026-11-22t5';
const penne = aProduct({ productId: 2 });

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
    clock,
    list,
    point,
    /** Points at a department and stays there. */
    rehash: (hash: string) => actor.send({ type: 'hash.changed', hash }),
    asked: () => list.calls.map(({ input }) => input),
    seen: () => ({
      pointed: pointedDepartment(at()),
      products: departmentProducts(at()),
      coming: areDepartmentProductsComing(at()),
    }),
  };
}

const away = { pointed: null, products: [], coming: true };
const coming = (pointed: number) => ({ pointed, products: [], coming: true });
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
});
