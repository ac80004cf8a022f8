import type { OrderRow } from '../order.repository.ts';

/** The page of an order, without a language. */
export const orderPath = ({ orderId }: Pick<OrderRow, 'orderId'>): string => `/profile/orders/${orderId}`;
