import { isCalendarDay } from '../../api/iso-date.ts';
import { parseDateText } from '../time/date-text.ts';

/** Whose orders are listed: a shopper's own, those of all addresses, those of all persons of a master (ORD-14). */
export const orderScopes = ['mine', 'addresses', 'persons'] as const;
export type OrderScope = (typeof orderScopes)[number];

/** Days `YYYY-MM-DD`, amounts in units of the currency; null keeps every order. */
export interface OrderFilters {
  readonly from: string | null;
  readonly to: string | null;
  readonly least: number | null;
  readonly most: number | null;
  readonly orderId: number | null;
  readonly slotFrom: string | null;
  readonly slotTo: string | null;
  readonly personId: number | null;
  readonly addressId: number | null;
  readonly warehouseId: number | null;
  readonly withPending: boolean;
}

/** A list of orders as an address names it; the first page is 1. */
export interface OrderQuery {
  readonly scope: OrderScope;
  readonly filters: OrderFilters;
  readonly page: number;
}

export type OrderFilterField = Exclude<keyof OrderFilters, 'withPending'>;

/** The filters as they are typed. */
export type OrderFilterDraft = Readonly<Record<OrderFilterField, string>> & { readonly withPending: boolean };

/** What is wrong with a field: no such day, no amount, no number, or it lies before the field it ends. */
export type OrderFilterFault = 'day' | 'amount' | 'number' | 'order';
export type OrderFilterFaults = Readonly<Partial<Record<OrderFilterField, OrderFilterFault>>>;

export const noOrderFilters: OrderFilters = {
  from: null,
  to: null,
  least: null,
  most: null,
  orderId: null,
  slotFrom: null,
  slotTo: null,
  personId: null,
  addressId: null,
  warehouseId: null,
  withPending: true,
};

export const firstOrders: OrderQuery = { scope: 'mine', filters: noOrderFilters, page: 1 };

const ownFields = ['from', 'to', 'least', 'most'] as const;
const addressFields = [...ownFields, 'orderId', 'slotFrom', 'slotTo', 'addressId', 'warehouseId'] as const;
const fields: Readonly<Record<OrderScope, readonly OrderFilterField[]>> = {
  mine: ownFields,
  addresses: addressFields,
  persons: [...addressFields, 'personId'],
};

/** The fields a list knows (O02, O11, O12). */
export const orderFilterFields = (scope: OrderScope): readonly OrderFilterField[] => fields[scope];

const day = (text: string): string | null => (isCalendarDay(text) ? text : parseDateText(text));

const amount = (text: string): number | null =>
  /^\d{1,6}(?:[.,]\d{1,2})?$/.test(text) ? Number(text.replace(',', '.')) : null;

const number = (text: string): number | null =>
  /^\d{1,9}$/.test(text) && Number(text) > 0 ? Number(text) : null;

interface Kind<Value> {
  readonly fault: OrderFilterFault;
  readonly read: (text: string) => Value | null;
}
const days: Kind<string> = { fault: 'day', read: day };
const amounts: Kind<number> = { fault: 'amount', read: amount };
const numbers: Kind<number> = { fault: 'number', read: number };

const kinds = {
  from: days,
  to: days,
  least: amounts,
  most: amounts,
  orderId: numbers,
  slotFrom: days,
  slotTo: days,
  personId: numbers,
  addressId: numbers,
  warehouseId: numbers,
} satisfies Record<OrderFilterField, Kind<string> | Kind<number>>;

const ranges = [
  ['from', 'to'],
  ['least', 'most'],
  ['slotFrom', 'slotTo'],
] as const;

/**
 * What is typed, read: a day is `gg/mm/aaaa` or `YYYY-MM-DD`, an amount has a comma or a point. What cannot be read or
 * ends before it begins is null and has a fault; fields the list does not know are null and have none (ORD-02, ORD-14).
 */
export function readOrderFilters(
  draft: OrderFilterDraft,
  scope: OrderScope,
): { readonly filters: OrderFilters; readonly faults: OrderFilterFaults } {
  const faults: Partial<Record<OrderFilterField, OrderFilterFault>> = {};
  const known = orderFilterFields(scope);
  const read = <Value>(field: OrderFilterField, kind: Kind<Value>): Value | null => {
    const text = draft[field].replaceAll(/[€$]/g, '').trim();
    if (text === '' || !known.includes(field)) return null;
    const value = kind.read(text);
    if (value === null) faults[field] = kind.fault;
    return value;
  };
  const filters = {
    from: read('from', kinds.from),
    to: read('to', kinds.to),
    least: read('least', kinds.least),
    most: read('most', kinds.most),
    orderId: read('orderId', kinds.orderId),
    slotFrom: read('slotFrom', kinds.slotFrom),
    slotTo: read('slotTo', kinds.slotTo),
    personId: read('personId', kinds.personId),
    addressId: read('addressId', kinds.addressId),
    warehouseId: read('warehouseId', kinds.warehouseId),
    withPending: draft.withPending,
  };
  for (const [first, last] of ranges) {
    const [begin, end] = [filters[first], filters[last]];
    if (begin === null || end === null || begin <= end) continue;
    faults[last] = 'order';
    Object.assign(filters, { [last]: null });
  }
  return { filters, faults };
}

const dayText = (iso: string | null): string => (iso === null ? '' : iso.split('-').toReversed().join('/'));
const numberText = (value: number | null): string => (value === null ? '' : String(value));
const amountText = (value: number | null): string => numberText(value).replace('.', ',');

/** Filters as they stand in their fields. */
export const orderFilterDraft = (filters: OrderFilters): OrderFilterDraft => ({
  from: dayText(filters.from),
  to: dayText(filters.to),
  least: amountText(filters.least),
  most: amountText(filters.most),
  orderId: numberText(filters.orderId),
  slotFrom: dayText(filters.slotFrom),
  slotTo: dayText(filters.slotTo),
  personId: numberText(filters.personId),
  addressId: numberText(filters.addressId),
  warehouseId: numberText(filters.warehouseId),
  withPending: filters.withPending,
});

/** Whether a list leaves orders out. */
export const isFiltered = ({ filters, scope }: Pick<OrderQuery, 'filters' | 'scope'>): boolean =>
  !filters.withPending || orderFilterFields(scope).some((field) => filters[field] !== null);

/** The list after filters changed, from its first page (ORD-02). */
export const withOrderFilters = (query: OrderQuery, change: Partial<OrderFilters>): OrderQuery => ({
  ...query,
  filters: { ...query.filters, ...change },
  page: 1,
});

/** Another list, with the filters it knows too. */
export const withOrderScope = (query: OrderQuery, scope: OrderScope): OrderQuery => ({
  scope,
  filters: readOrderFilters(orderFilterDraft(query.filters), scope).filters,
  page: 1,
});
