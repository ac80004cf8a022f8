import {
  noOrderFilters,
  orderFilterDraft,
  orderFilterFields,
  orderScopes,
  readOrderFilters,
  type OrderFilterField,
  type OrderQuery,
  type OrderScope,
} from '../../../contract/rules/orders/order-filters.ts';
import { paths } from '../paths.ts';

const scopeWords = { mine: 'miei', addresses: 'indirizzi', persons: 'persone' } satisfies Record<
  OrderScope,
  string
>;

const names: Readonly<Record<OrderFilterField, string>> = {
  from: 'dal',
  to: 'al',
  least: 'da',
  most: 'a',
  orderId: 'ordine',
  slotFrom: 'consegna_dal',
  slotTo: 'consegna_al',
  personId: 'persona',
  addressId: 'indirizzo',
  warehouseId: 'magazzino',
};

/** Reads the address of the orders; whatever it cannot mean counts as absent (ORD-02). */
export function readOrderQuery(search: string): OrderQuery {
  const params = new URLSearchParams(search);
  const scope = orderScopes.find((one) => scopeWords[one] === params.get('di')) ?? 'mine';
  const page = Number(params.get('page') ?? '1');
  const draft = { ...orderFilterDraft(noOrderFilters), withPending: params.get('da_pagare') !== 'no' };
  for (const field of orderFilterFields(scope)) draft[field] = params.get(names[field]) ?? '';
  return {
    scope,
    filters: readOrderFilters(draft, scope).filters,
    page: Number.isInteger(page) && page > 0 && page < 10_000 ? page : 1,
  };
}

/** The address of a list of orders: only what differs from all of one's own stands in it. */
export function ordersPath({ scope, filters, page }: OrderQuery): string {
  const params = new URLSearchParams();
  if (scope !== 'mine') params.set('di', scopeWords[scope]);
  for (const field of orderFilterFields(scope)) {
    const value = filters[field];
    if (value !== null) params.set(names[field], String(value));
  }
  if (!filters.withPending) params.set('da_pagare', 'no');
  if (page > 1) params.set('page', String(page));
  const text = params.toString();
  return text === '' ? paths.orders : `${paths.orders}?${text}`;
}
