import { createActor, SimulatedClock } from 'xstate';
import { describe, expect, test } from 'vitest';
import type { OrderList } from '../../contract/api/ordering/order.ts';
import { firstOrders, noOrderFilters, type OrderQuery } from '../../contract/rules/orders/order-filters.ts';
import { ordersLogic } from './orders.logic.ts';
import { held } from '../../tests/machines/held.ts';
import { anOrder } from '../../paths/fixtures/order-fixtures.ts';

const aList = (selPage: number): OrderList => ({
  orders: [anOrder({ orderId: selPage * 100 })],
  page: { selPage, totPages: 3, totItems: 30, itemsPerPage: 12 },
  totalPrice: 1640.4,
  choices: null,
});

const onPage = (page: number): OrderQuery => ({ ...firstOrders, page });

function start(page = 1) {
  const clock = new SimulatedClock();
  const list = held<OrderList, OrderQuery>();
  const actor = createActor(ordersLogic.provide({ actors: { listOrders: list.patient } }), {
    clock,
    input: { query: onPage(page) },
  }).start();
  return {
    actor,
    list,
  };
}

async function listed() {
  const orders = start();
  await orders.list.latest().answer(aList(1));
  return orders;
}

describe('my orders', () => {
  test('ORD-02, ORD-14: the list of the address is asked for with its filters', async () => {
    const { actor, list } = await listed();
    const query: OrderQuery = {
      scope: 'persons',
      filters: { ...noOrderFilters, from: '2026-10-01', personId: 7 },
      page: 1,
    };
    actor.send({ type: 'query.changed', query });
    expect(list.calls.map(({ input }) => input)).toEqual([onPage(1), query]);
  });
});
