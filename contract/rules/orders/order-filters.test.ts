import { describe, expect, test } from 'vitest';
import {
  firstOrders,
  isFiltered,
  noOrderFilters,
  orderFilterDraft,
  orderFilterFields,
  orderScopes,
  readOrderFilters,
  withOrderFilters,
  withOrderScope,
  type OrderFilterDraft,
  type OrderFilters,
} from './order-filters.ts';

const typed = (given: Partial<OrderFilterDraft> = {}): OrderFilterDraft => ({
  ...orderFilterDraft(noOrderFilters),
  ...given,
});

const all: OrderFilters = {
  from: '2026-10-01',
  to: '2026-11-22',
  least: 20,
  most: 150.5,
  orderId: 1042,
  slotFrom: '2026-10-02',
  slotTo: '2026-11-23',
  personId: 7,
  addressId: 8,
  warehouseId: 9,
  withPending: false,
};

describe('the filters of orders (ORD-02)', () => {
  test.each<[Partial<OrderFilterDraft>, Partial<OrderFilters>]>([
    [{}, {}],
    [
      { from: '01/10/2026', to: ' 2026-10-01 ' },
      { from: '2026-10-01', to: '2026-10-01' },
    ],
    [
      { least: '20', most: '20,5' },
      { least: 20, most: 20.5 },
    ],
    [
      { least: '0', most: '999999,99 €' },
      { least: 0, most: 999_999.99 },
    ],
    [{ most: '20.05' }, { most: 20.05 }],
    [{ withPending: false }, { withPending: false }],
  ])('%o is read', (draft, filters) => {
    expect(readOrderFilters(typed(draft), 'mine')).toEqual({
      filters: { ...noOrderFilters, ...filters },
      faults: {},
    });
  });

  test.each<[Partial<OrderFilterDraft>, object]>([
    [{ from: '31/02/2026' }, { from: 'day' }],
    [
      { to: 'ieri', slotFrom: '1/1/26', slotTo: '00/00/0000' },
      { to: 'day', slotFrom: 'day', slotTo: 'day' },
    ],
    [
      { least: '-1', most: '1.000' },
      { least: 'amount', most: 'amount' },
    ],
    [
      { least: '1,234', most: 'tanto' },
      { least: 'amount', most: 'amount' },
    ],
    [
      { orderId: '0', personId: '1.5' },
      { orderId: 'number', personId: 'number' },
    ],
    [
      { addressId: '1234567890', warehouseId: 'A' },
      { addressId: 'number', warehouseId: 'number' },
    ],
    [{ from: '02/10/2026', to: '01/10/2026' }, { to: 'order' }],
    [{ least: '20,01', most: '20' }, { most: 'order' }],
    [{ slotFrom: '02/10/2026', slotTo: '01/10/2026' }, { slotTo: 'order' }],
  ])('%o is wrong, and keeps no order back', (draft, faults) => {
    const read = readOrderFilters(typed(draft), 'persons');
    expect(read.faults).toEqual(faults);
    for (const field of Object.keys(faults)) expect(read.filters).toMatchObject({ [field]: null });
  });

  test('the fields of a list say what is kept back, and read as the same again', () => {
    const draft = orderFilterDraft(all);
    expect(draft).toEqual({
      from: '01/10/2026',
      to: '22/11/2026',
      least: '20',
      most: '150,5',
      orderId: '1042',
      slotFrom: '02/10/2026',
      slotTo: '23/11/2026',
      personId: '7',
      addressId: '8',
      warehouseId: '9',
      withPending: false,
    });
    expect(readOrderFilters(draft, 'persons')).toEqual({ filters: all, faults: {} });
  });

  test('ORD-14: what a list does not know is not read, right or wrong', () => {
    const wrong = typed({ personId: 'x', orderId: 'x', slotTo: 'x' });
    expect(readOrderFilters(wrong, 'mine')).toEqual({ filters: noOrderFilters, faults: {} });
    expect(withOrderScope({ scope: 'persons', filters: all, page: 3 }, 'addresses')).toEqual({
      scope: 'addresses',
      filters: { ...all, personId: null },
      page: 1,
    });
    const { from, to, least, most, withPending } = all;
    expect(withOrderScope({ scope: 'persons', filters: all, page: 3 }, 'mine').filters).toEqual({
      ...noOrderFilters,
      from,
      to,
      least,
      most,
      withPending,
    });
  });

  test('a list is filtered by what it knows alone, and begins anew when that changes', () => {
    expect(isFiltered(firstOrders)).toBe(false);
    expect(isFiltered({ scope: 'mine', filters: { ...noOrderFilters, personId: 7 } })).toBe(false);
    expect(isFiltered({ scope: 'persons', filters: { ...noOrderFilters, personId: 7 } })).toBe(true);
    expect(isFiltered({ scope: 'mine', filters: { ...noOrderFilters, withPending: false } })).toBe(true);
    for (const scope of orderScopes)
      for (const field of orderFilterFields(scope))
        expect(isFiltered({ scope, filters: { ...noOrderFilters, [field]: all[field] } })).toBe(true);
    expect(withOrderFilters({ ...firstOrders, page: 4 }, { least: 20 })).toEqual({
      scope: 'mine',
      filters: { ...noOrderFilters, least: 20 },
      page: 1,
    });
  });
});
