import { createActor, SimulatedClock } from 'xstate';
import { describe, expect, test } from 'vitest';
import type { OrderList } from '../../contract/api/ordering/order.ts';
import { firstOrders, noOrderFilters, type OrderQuery } from '../../contract/rules/orders/order-filters.ts';
import { ordersLogic } from './orders.logic.ts';
import { hasOrderListFailed, isOrderListLoading, orderList } from './orders.selectors.ts';
import { failed, held } from '../../tests/machines/held.ts';
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
  const actor = createActor(ordersLogic.provide({ actors: { listOrders: list.logic } }), {
    clock,
    input: { query: onPage(page) },
  }).start();
  return {
    actor,
    clock,
    list,
    shown: () => orderList(actor.getSnapshot()),
    isLoading: () => isOrderListLoading(actor.getSnapshot()),
    hasFailed: () => hasOrderListFailed(actor.getSnapshot()),
    error: () => actor.getSnapshot().context.error,
    pages: () => list.calls.map(({ input }) => input.page),
  };
}

async function listed() {
  const orders = start();
  await orders.list.latest().answer(aList(1));
  return orders;
}

describe('my orders', () => {
  test('ORD-01: the page of the address is listed', async () => {
    const { list, shown, isLoading, pages } = start(2);
    expect([pages(), isLoading(), shown()]).toEqual([[2], true, null]);
    await list.latest().answer(aList(2));
    expect([shown(), isLoading()]).toEqual([aList(2), false]);
  });

  test('ORD-01: another page replaces it, and an answer out of order changes nothing', async () => {
    const { actor, list, shown, pages } = await listed();
    actor.send({ type: 'query.changed', query: onPage(2) });
    const early = list.latest();
    actor.send({ type: 'query.changed', query: onPage(3) });
    await list.latest().answer(aList(3));
    await early.answer(aList(2));
    expect([pages(), shown()]).toEqual([[1, 2, 3], aList(3)]);
  });

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

  test.each(['fails', 'never comes'] as const)(
    'ERR-04: a list that %s can be asked for again',
    async (how) => {
      const { actor, clock, list, shown, hasFailed, error } = start();
      if (how === 'fails') await list.latest().fail(failed('network'));
      else clock.increment(12_000);
      expect([hasFailed(), error()]).toEqual([
        true,
        { failure: how === 'fails' ? 'network' : 'timeout', messages: [] },
      ]);
      actor.send({ type: 'orders.reload' });
      await list.latest().answer(aList(1));
      expect([hasFailed(), error(), shown()]).toEqual([false, null, aList(1)]);
    },
  );
});

describe('without a session', () => {
  test('SES-08, RULE-SESSION-1: nothing is shown, and the login brings the list back', async () => {
    const { actor, list, shown, pages } = await listed();
    actor.send({ type: 'session.closed' });
    expect([shown(), actor.getSnapshot().context.list]).toEqual([null, null]);
    actor.send({ type: 'session.opened' });
    await list.latest().answer(aList(1));
    expect([shown(), pages()]).toEqual([aList(1), [1, 1]]);
  });

  test('RULE-SESSION-8: a list asked for before the end is not shown after it', async () => {
    const { actor, list, shown } = start();
    actor.send({ type: 'session.closed' });
    await list.latest().answer(aList(1));
    expect(shown()).toBeNull();
  });

  test.each([
    ['sessionExpired', 'session.opened'],
    ['serviceDown', 'service.resumed'],
  ] as const)('SES-07, ERR-13: after %s the list comes back at %s', async (kind, back) => {
    const { actor, list, shown, hasFailed } = start(2);
    await list.latest().fail(failed(kind));
    expect([shown(), hasFailed()]).toEqual([null, false]);
    actor.send({ type: back });
    await list.latest().answer(aList(2));
    expect(shown()).toEqual(aList(2));
  });
});
