import { failureOf } from '../../../contract/api/failure.ts';
import type { ordersActors } from '../../../machines/orders/orders.actors.ts';
import { ordersLogic } from '../../../machines/orders/orders.logic.ts';
import {
  hasOrderListFailed,
  isOrderListLoading,
  isOrderListSignedOut,
  orderList,
} from '../../../machines/orders/orders.selectors.ts';
import {
  firstOrders,
  noOrderFilters,
  type OrderQuery,
} from '../../../contract/rules/orders/order-filters.ts';
import { anOrder } from '../../fixtures/order-fixtures.ts';
import { offers, reaches } from '../../kit/graph-rules.ts';
import { flowModel } from '../../kit/model.ts';
import type { Step } from '../../kit/step.ts';
import { patientFails, says } from '../../kit/cases.ts';

type OrdersStep = Step<typeof ordersLogic, ReturnType<typeof ordersActors>>;

const ofPersons: OrderQuery = { scope: 'persons', filters: { ...noOrderFilters, least: 20 }, page: 1 };
const choices = {
  persons: [
    { userId: 4, name: 'Davide Serra' },
    { userId: 5, name: 'Cucina' },
  ],
  addresses: [{ addressId: 8, name: 'Via Appia Nuova 120, Roma' }],
  warehouses: [{ warehouseId: 1, name: 'Roma sud' }],
};

export const ordersModel = flowModel<typeof ordersLogic, ReturnType<typeof ordersActors>>({
  name: 'orders',
  machine: ordersLogic,
  starts: [{ says: 'the list of orders is opened', input: () => ({ query: firstOrders }) }],
  cases: {
    'query.changed': ({ context: { query } }) => [
      says('another page of it is entered', { query: { ...query, page: query.page === 1 ? 2 : 1 } }),
      says('the orders of all persons from twenty euro on are wanted', { query: ofPersons }),
    ],
    'orders.reload': [says('the orders are asked for again')],
    'session.opened': [says('the shopper is logged in')],
    'session.closed': [says('the session is gone')],
    'service.resumed': [says('the service is back')],
  },
  answers: {
    listOrders: {
      isPatient: true,
      done: ({ context }) => [
        says('the orders are there', {
          orders: [anOrder()],
          page: { selPage: context.query.page, totPages: 2, totItems: 13, itemsPerPage: 12 },
          totalPrice: 713.7,
          choices: context.query.scope === 'mine' ? null : choices,
        }),
      ],
      failed: patientFails('the list', 'network'),
    },
  },
  writes: [],
  facts: ['session.closed'],
  project: ({ context: { query, list, error } }) => ({
    page: query.page,
    scope: query.scope,
    isThere: list !== null,
    error: error?.failure,
  }),
  rules: [
    {
      id: 'ORD-01',
      says: 'The list that comes is shown, with no error left.',
      when: (step) => step.done('listOrders') !== null,
      holds: (step) =>
        orderList(step.after) === step.done('listOrders')?.output &&
        step.after.context.error === null &&
        !isOrderListLoading(step.after),
    },
    {
      id: 'ORD-01',
      says: 'Every call asks for the list of the address, with its filters and its page.',
      when: (step) => step.calls('listOrders').length > 0,
      holds: (step) =>
        step.calls('listOrders').length === 1 && step.calls('listOrders')[0] === step.after.context.query,
    },
    {
      id: 'ORD-01',
      says: 'Another page and other filters are asked for at once.',
      when: (step) => step.sent('query.changed') !== null,
      holds: (step) => step.calls('listOrders')[0] === step.sent('query.changed')?.query,
    },
    {
      id: 'RULE-SESSION-1',
      says: 'With the session gone nothing of the orders is shown or kept.',
      when: (step) => step.sent('session.closed') !== null,
      holds: (step) =>
        isOrderListSignedOut(step.after) &&
        orderList(step.after) === null &&
        step.inFlight('listOrders') === 0,
    },
    {
      id: 'SES-07',
      says: 'When the session is back the list is asked for once.',
      when: (step) => step.sent('session.opened') !== null && step.before.matches('failed'),
      holds: (step) => step.calls('listOrders').length === 1,
    },
    {
      id: 'B-40',
      says: 'A list that failed is asked for again when the shop can be reached again.',
      when: (step) => step.sent('service.resumed') !== null && step.before.matches('failed'),
      holds: (step) => step.calls('listOrders').length === 1,
    },
    {
      id: 'ERR-04',
      says: 'A list that cannot be loaded says why.',
      when: (step) =>
        step.failed('listOrders') !== null && failureOf(step.failed('listOrders')?.error) !== 'dismissed',
      holds: (step) =>
        hasOrderListFailed(step.after) &&
        step.after.context.error?.failure === failureOf(step.failed('listOrders')?.error),
    },
    {
      id: 'SES-14',
      says: 'A login that is dismissed is no failure of the list: it may be asked for again.',
      when: (step) => failureOf(step.failed('listOrders')?.error) === 'dismissed',
      holds: ({ after }) => isOrderListSignedOut(after) && !hasOrderListFailed(after),
    },
    offers({
      id: 'ORD-01',
      says: 'A list that is shown or failed can be asked for again.',
      from: (orders: OrdersStep['after']) => orders.matches('shown') || orders.matches('failed'),
      via: ({ id }) => id === 'orders.reload',
      to: isOrderListLoading,
    }),
    offers({
      id: 'ORD-01',
      says: 'Another page can be entered at any time.',
      from: () => true,
      via: ({ id }) => id === 'query.changed',
    }),
    reaches({
      id: 'ORD-01',
      says: 'From everywhere the orders can be shown.',
      from: () => true,
      to: (orders: OrdersStep['after']) => orders.matches('shown'),
    }),
  ],
});
