import type { Order, OrderChoices } from '../../../contract/api/ordering/order.ts';
import { noOrderFilters, type OrderQuery } from '../../../contract/rules/orders/order-filters.ts';
import { orderFiltersModel } from '../../../paths/models/order-filters/order-filters.model.ts';
import { ordersModel } from '../../../paths/models/orders/orders.model.ts';
import { OrdersView } from '../../../src/views/orders/OrdersView.tsx';
import { filtersOf, orderChoices, personOrders } from '../../fixtures/order-lists.ts';
import { many, manyLike } from '../../fixtures/more.ts';
import { ordersByStatus, placedOrder } from '../../fixtures/orders.ts';
import { mergeViews } from '../../merge-views.ts';
import { standIn } from '../../stand-in.ts';
import { snapshotAt, withContext } from '../../states/reached-states.ts';
import { galleryView } from '../../view.ts';
import { withoutSession } from '../../world.ts';

const all = Object.values(ordersByStatus);
const orderOf = (count: number): Order => ({
  ...placedOrder,
  orderId: 2000 + count,
  orderItems: manyLike(placedOrder.orderItems ?? [], count, (at) => ({ orderItemId: 3000 + at })),
});
/** Persons, addresses and warehouses to choose from: as many as this of each. */
const choicesOf = (count: number): OrderChoices => ({
  persons: many(count, (at) => ({ userId: at, name: `Persona ${at}` })),
  addresses: many(count, (at) => ({ addressId: at, name: `Via ${at}, Roma` })),
  warehouses: many(count, (at) => ({ warehouseId: at, name: `Magazzino ${at}` })),
});
const none = { selPage: 1, totPages: 0, totItems: 0, itemsPerPage: 12 };

const byDayAndTotal: OrderQuery = {
  scope: 'mine',
  filters: { ...noOrderFilters, from: '2026-10-01', to: '2026-11-22', least: 20, withPending: false },
  page: 1,
};

const allFilters: OrderQuery = {
  scope: 'persons',
  filters: {
    ...noOrderFilters,
    most: 150,
    orderId: 1042,
    slotFrom: '2026-11-21',
    personId: 5,
    addressId: 9,
    warehouseId: 1,
  },
  page: 1,
};

const lists = galleryView({
  kind: 'page',
  model: ordersModel,
  variantName: ({ context: { query, list } }) =>
    [list === null ? '' : `page ${query.page}`, query.scope === 'mine' ? '' : query.scope]
      .filter(Boolean)
      .join(', '),
  variants: (orders) => {
    const { list, query } = orders.context;
    if (list === null) return { '': orders };
    if (query.scope !== 'mine') {
      const choosing = (choices: OrderChoices) =>
        withContext(orders, { list: { ...list, orders: personOrders.orders, choices } });
      const isFirst = orders.matches('shown') && query.page === 1;
      return {
        '': choosing(orderChoices),
        ...(isFirst &&
          Object.fromEntries([0, 1, 12].map((count) => [`${count} of each`, choosing(choicesOf(count))]))),
      };
    }
    const there = withContext(orders, {
      list: { ...list, orders: query.page === 1 ? all : all.slice(0, 1), choices: null },
    });
    if (!orders.matches('shown') || query.page > 1) return { '': there };
    const nothing = { orders: [], page: none, totalPrice: 0, choices: null };
    return {
      '': there,
      'none yet': withContext(orders, { list: nothing }),
      'of one and of forty products': withContext(orders, {
        list: { ...list, orders: [orderOf(1), orderOf(40)], choices: null },
      }),
      filtered: withContext(there, { query: byDayAndTotal }),
      'none left by the filters': withContext(orders, { query: byDayAndTotal, list: nothing }),
      'beyond the last page': withContext(orders, {
        query: { ...query, page: 9 },
        list: { ...list, orders: [], page: { ...list.page, selPage: 9 }, choices: null },
      }),
    };
  },
  show: (orders, record) => ({
    flows: withoutSession(orders),
    node: (
      <OrdersView
        orders={standIn('orders', orders, record)}
        filters={standIn('filters', filtersOf(orders.context.query), record)}
      />
    ),
  }),
});

const filters = galleryView({
  kind: 'page',
  model: orderFiltersModel,
  isShown: (one) => !one.matches('sheet'),
  variantName: ({ context: { query, faults } }) =>
    [query.scope, faults.from === undefined ? '' : 'a day that is none'].filter(Boolean).join(', '),
  variants: (one) => {
    const { query, faults } = one.context;
    if (query.scope === 'mine' || faults.from !== undefined) return { '': one };
    return {
      '': one,
      'every filter': filtersOf(allFilters),
      'every fault': withContext(one, {
        faults: {
          from: 'day',
          to: 'order',
          least: 'amount',
          most: 'order',
          orderId: 'number',
          slotFrom: 'day',
          slotTo: 'order',
        },
      }),
    };
  },
  show: (one, record) => ({
    node: (
      <OrdersView
        orders={standIn(
          'orders',
          snapshotAt(ordersModel, 'shown', {
            query: one.context.query,
            list:
              one.context.query.scope === 'mine'
                ? { ...personOrders, orders: all.slice(0, 2), choices: null }
                : personOrders,
          }),
          record,
        )}
        filters={standIn('filters', one, record)}
      />
    ),
  }),
});

export const view = mergeViews(lists, filters);
