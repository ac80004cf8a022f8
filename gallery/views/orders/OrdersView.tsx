import { noOrderFilters, type OrderQuery } from '../../../contract/rules/orders/order-filters.ts';
import { orderFiltersModel } from '../../../paths/models/order-filters/order-filters.model.ts';
import { ordersModel } from '../../../paths/models/orders/orders.model.ts';
import { OrdersView } from '../../../src/views/orders/OrdersView.tsx';
import { filtersOf, orderChoices, personOrders } from '../../fixtures/order-lists.ts';
import { ordersByStatus } from '../../fixtures/orders.ts';
import { mergeViews } from '../../merge-views.ts';
import { standIn } from '../../stand-in.ts';
import { snapshotAt, withContext } from '../../states/reached-states.ts';
import { galleryView } from '../../view.ts';
import { withoutSession } from '../../world.ts';

const all = Object.values(ordersByStatus);
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
      const ofPersons = { ...list, orders: personOrders.orders, choices: orderChoices };
      return { '': withContext(orders, { list: ofPersons }) };
    }
    const there = withContext(orders, {
      list: { ...list, orders: query.page === 1 ? all : all.slice(0, 1), choices: null },
    });
    if (!orders.matches('shown') || query.page > 1) return { '': there };
    const nothing = { orders: [], page: none, totalPrice: 0, choices: null };
    return {
      '': there,
      'none yet': withContext(orders, { list: nothing }),
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
