import { describe, expect, test } from 'vitest';
import {
  firstOrders,
  noOrderFilters,
  type OrderQuery,
} from '../../../contract/rules/orders/order-filters.ts';
import { ordersPath, readOrderQuery } from './order-query.ts';

const searchOf = (href: string) => new URL(href, 'http://shop.invalid').search;

describe('the address of the orders (ORD-02, ORD-14)', () => {
  test.each<[string, OrderQuery, string]>([
    ['all of one’s own', firstOrders, '/profile/orders'],
    ['another page', { ...firstOrders, page: 2 }, '/profile/orders?page=2'],
    [
      'by day and total, without those to be paid',
      {
        scope: 'mine',
        filters: {
          ...noOrderFilters,
          from: '2026-10-01',
          to: '2026-11-22',
          least: 20,
          most: 150.5,
          withPending: false,
        },
        page: 3,
      },
      '/profile/orders?dal=2026-10-01&al=2026-11-22&da=20&a=150.5&da_pagare=no&page=3',
    ],
    [
      'of all addresses',
      {
        scope: 'addresses',
        filters: {
          ...noOrderFilters,
          orderId: 5,
          slotFrom: '2026-10-01',
          slotTo: '2026-10-02',
          addressId: 8,
          warehouseId: 9,
        },
        page: 1,
      },
      '/profile/orders?di=indirizzi&ordine=5&consegna_dal=2026-10-01&consegna_al=2026-10-02&indirizzo=8&magazzino=9',
    ],
    [
      'of a person',
      { scope: 'persons', filters: { ...noOrderFilters, personId: 7 }, page: 1 },
      '/profile/orders?di=persone&persona=7',
    ],
  ])('%s', (_, query, href) => {
    expect(ordersPath(query)).toBe(href);
    expect(readOrderQuery(searchOf(href))).toEqual(query);
  });

  test.each([
    '?page=0',
    '?page=1.5',
    '?page=10000',
    '?di=tutti',
    '?dal=2026-02-30&da=tanto',
    '?persona=7&ordine=5',
    '?da_pagare=si',
  ])('%s names all of one’s own', (search) => {
    expect(readOrderQuery(search)).toEqual(firstOrders);
  });

  test('what people write is read too', () => {
    const { filters } = readOrderQuery('?dal=01/10/2026&a=20,5');
    expect(filters).toEqual({ ...noOrderFilters, from: '2026-10-01', most: 20.5 });
  });
});
