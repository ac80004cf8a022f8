import { beforeEach, describe, expect, test } from 'vitest';
import { viewOrder as viewCall } from '../../contract/api/ordering/order.ts';
import { orderDetailActors } from '../../machines/order-detail/order-detail.actors.ts';
import { firstOrders, noOrderFilters } from '../../contract/rules/orders/order-filters.ts';
import { ordersActors } from '../../machines/orders/orders.actors.ts';
import { paymentActors } from '../../machines/payment/payment.actors.ts';
import { done, payAtProvider, purchase } from '../backend/journeys.ts';
import { givenUp, outcomeOf, tabsOfFile, type Tab } from './open-tab.ts';

const openTab = tabsOfFile();
const key = 'the-key-of-this-try';

let tab: Tab;
beforeEach(async () => {
  tab = await openTab();
});

/** An order of the tab's shopper. */
async function bought(paymentTypeId: number) {
  await tab.shopper.client.logIn(tab.shopper.name);
  return purchase(tab.shopper.client, { paymentTypeId });
}

const orderOf = (orderId: number) => done(tab.shopper.client.call(viewCall, { order_id: orderId }));

describe('orders', () => {
  test('ORD-01: lists the page that is asked for, with its lines', async () => {
    const { orderId } = await bought(2);
    const { listOrders } = ordersActors(tab);
    const first = await outcomeOf(listOrders, firstOrders);
    expect(first.orders.map((order) => [order.orderId, order.orderItems?.length])).toEqual([[orderId, 1]]);
    expect((await outcomeOf(listOrders, { ...firstOrders, page: 2 })).orders).toEqual([]);
    expect(tab.sent.map(({ line }) => line)).toEqual([
      'GET /order/list?page=1&page_size=12&fetch_detail=true',
      'GET /order/list?page=2&page_size=12&fetch_detail=true',
    ]);
  });

  test('ORD-02, ORD-14: asks each list in its own words, for what it knows', async () => {
    await tab.shopper.client.logIn(tab.shopper.name);
    const { listOrders } = ordersActors(tab);
    const filters = {
      ...noOrderFilters,
      from: '2026-10-01',
      to: '2026-11-22',
      least: 20,
      most: 20.5,
      withPending: false,
    };
    const nested = { ...filters, orderId: 5, slotFrom: '2026-10-02', slotTo: '2026-11-23', addressId: 8 };
    const persons = { ...noOrderFilters, warehouseId: 9, personId: 7 };
    await outcomeOf(listOrders, { scope: 'mine', filters, page: 1 });
    await outcomeOf(listOrders, { scope: 'addresses', filters: nested, page: 2 });
    expect((await outcomeOf(listOrders, { scope: 'persons', filters: persons, page: 1 })).orders).toEqual([]);
    const paging = (page: number) => `page=${page}&page_size=12&fetch_detail=true`;
    const amounts = 'from_gross_total=20&to_gross_total=20.5&show_pending=false';
    expect(tab.sent.map(({ line }) => line)).toEqual([
      `GET /order/list?${paging(1)}&from_date=2026-10-01&to_date=2026-11-22&${amounts}`,
      `GET /order/list-for-all-user-shipping-addresses?${paging(2)}&order_from_date_filter=2026-10-01` +
        '&order_to_date_filter=2026-11-22&order_id_filter=5&suborder_delivery_from_date_filter=2026-10-02' +
        `&suborder_delivery_to_date_filter=2026-11-23&shipping_address_id_filter=8&${amounts}`,
      `GET /order/list-for-all-person-orders?${paging(1)}&suborder_warehouseid_filter=9&person_id_filter=7`,
    ]);
  });

  test('ORD-03, ORD-05: shows an order and cancels it', async () => {
    const { orderId } = await bought(2);
    const { viewOrder, cancelOrder } = orderDetailActors(tab);
    expect((await outcomeOf(viewOrder, { orderId })).orderStatusId).toBe(3);
    expect((await outcomeOf(cancelOrder, { orderId })).orderStatusId).toBe(10);
    expect(tab.sent).toMatchObject([
      { line: `GET /order/view?order_id=${orderId}&show_replaced=true`, keepalive: false },
      { line: 'POST /order/delete', body: { order_id: orderId }, keepalive: true },
    ]);
  });

  test('ORD-17: of somebody else are neither shown nor cancelled nor paid', async () => {
    const { orderId } = await bought(12);
    const stranger = await openTab();
    await stranger.shopper.client.logIn(stranger.shopper.name);
    const detail = orderDetailActors(stranger);
    const payment = paymentActors(stranger);
    const choice = { paymentTypeId: 2, authId: null } as const;
    await expect(outcomeOf(detail.viewOrder, { orderId })).rejects.toMatchObject({ kind: 'notFound' });
    await expect(outcomeOf(payment.viewOrder, { orderId })).rejects.toMatchObject({ kind: 'notFound' });
    await expect(outcomeOf(detail.cancelOrder, { orderId })).rejects.toMatchObject({ kind: 'refused' });
    await expect(outcomeOf(payment.payOrder, { orderId, key })).rejects.toMatchObject({ kind: 'refused' });
    await expect(outcomeOf(payment.changeMethod, { orderId, choice, key })).rejects.toMatchObject({
      kind: 'refused',
    });
    expect((await outcomeOf(ordersActors(stranger).listOrders, firstOrders)).orders).toEqual([]);
    expect(await orderOf(orderId)).toMatchObject({ orderStatusId: 1, paymentTypeId: 12 });
  });
});

describe('paying an order again', () => {
  test('CHK-21, decision 004: carries its key, so that a second press starts no second payment', async () => {
    const { orderId, redirectUrl } = await bought(12);
    await payAtProvider(tab.shopper.client, redirectUrl, 'decline');
    const { payOrder, viewOrder } = paymentActors(tab);
    const first = await outcomeOf(payOrder, { orderId, key });
    const again = await outcomeOf(payOrder, { orderId, key });
    expect(again).toEqual(first);
    expect(first).toMatchObject({ orderId, redirectUrl: expect.stringMatching(/^\/__psp\//) as string });
    expect(first.redirectUrl).not.toBe(redirectUrl);
    expect(tab.sent).toMatchObject(
      Array.from({ length: 2 }, () => ({
        line: 'POST /order/payment',
        key,
        keepalive: true,
        body: { order_id: orderId },
      })),
    );
    const third = await outcomeOf(payOrder, { orderId, key: 'the-key-of-another-try' });
    expect(third.redirectUrl).not.toBe(first.redirectUrl);
    expect(await outcomeOf(viewOrder, { orderId })).toMatchObject({ orderId, orderStatusId: 1 });
  });

  test.each([
    ['a card', 12, 'POST /order/modify-payment-type'],
    ['the wallet', 13, 'POST /order/modify-payment-type-wallet'],
  ] as const)('CHK-21, CHK-22: with %s instead, with its key', async (_, paymentTypeId, line) => {
    const { orderId } = await bought(12);
    const { changeMethod } = paymentActors(tab);
    const choice = { paymentTypeId, authId: null };
    const first = await outcomeOf(changeMethod, { orderId, choice, key });
    expect(await outcomeOf(changeMethod, { orderId, choice, key })).toEqual(first);
    expect(first.redirectUrl).toMatch(/^\/__psp\//);
    expect((await orderOf(orderId)).paymentTypeId).toBe(paymentTypeId);
    expect(tab.sent).toMatchObject(
      Array.from({ length: 2 }, () => ({
        line,
        key,
        keepalive: true,
        body: { order_id: orderId, payment_type_id: paymentTypeId },
      })),
    );
  });

  test('CHK-21: at the door needs no provider', async () => {
    const { orderId } = await bought(12);
    const choice = { paymentTypeId: 2, authId: null } as const;
    const placed = await outcomeOf(paymentActors(tab).changeMethod, { orderId, choice, key });
    expect(placed).toMatchObject({ orderId, redirectUrl: null });
  });
});

describe('API-32: what is given up is aborted', () => {
  const choice = { paymentTypeId: 12, authId: 31 } as const;
  const wallet = { paymentTypeId: 13, authId: null } as const;
  const orderId = 900;
  test.each<[string, () => Promise<boolean[]>]>([
    ['the list', () => givenUp(tab, ordersActors(tab).listOrders, firstOrders)],
    ['an order', () => givenUp(tab, orderDetailActors(tab).viewOrder, { orderId })],
    ['cancelling', () => givenUp(tab, orderDetailActors(tab).cancelOrder, { orderId })],
    ['the order to be paid', () => givenUp(tab, paymentActors(tab).viewOrder, { orderId })],
    ['paying', () => givenUp(tab, paymentActors(tab).payOrder, { orderId, key })],
    ['another card', () => givenUp(tab, paymentActors(tab).changeMethod, { orderId, choice, key })],
    ['the wallet', () => givenUp(tab, paymentActors(tab).changeMethod, { orderId, choice: wallet, key })],
  ])('%s', async (_, giveUp) => {
    expect(await giveUp()).toEqual([true]);
  });
});
