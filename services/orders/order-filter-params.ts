import type { OrderFilters } from '../../contract/rules/orders/order-filters.ts';

const amounts = ({ least, most, withPending }: OrderFilters) => ({
  ...(least === null ? {} : { from_gross_total: least }),
  ...(most === null ? {} : { to_gross_total: most }),
  ...(withPending ? {} : { show_pending: false }),
});

/** Filters as the list of own orders takes them (O02). */
export const ownFilters = (filters: OrderFilters) => ({
  ...(filters.from === null ? {} : { from_date: filters.from }),
  ...(filters.to === null ? {} : { to_date: filters.to }),
  ...amounts(filters),
});

/** Filters as the lists of all addresses and of all persons take them (O11, O12). */
export const nestedFilters = (filters: OrderFilters) => ({
  ...(filters.from === null ? {} : { order_from_date_filter: filters.from }),
  ...(filters.to === null ? {} : { order_to_date_filter: filters.to }),
  ...(filters.orderId === null ? {} : { order_id_filter: filters.orderId }),
  ...(filters.slotFrom === null ? {} : { suborder_delivery_from_date_filter: filters.slotFrom }),
  ...(filters.slotTo === null ? {} : { suborder_delivery_to_date_filter: filters.slotTo }),
  ...(filters.addressId === null ? {} : { shipping_address_id_filter: filters.addressId }),
  ...(filters.warehouseId === null ? {} : { suborder_warehouseid_filter: filters.warehouseId }),
  ...amounts(filters),
});

/** Whose orders, of the list of all persons (O12). */
export const personFilter = ({ personId }: OrderFilters) =>
  personId === null ? {} : { person_id_filter: personId };
