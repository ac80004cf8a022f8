import type { TransactionRow } from '../payment/payment.repository.ts';
import type { OrderLineRow, OrderRow } from './order.repository.ts';

/** An order with what belongs to it. */
export interface OrderParts {
  readonly order: OrderRow;
  readonly lines: readonly OrderLineRow[];
  readonly transaction: TransactionRow | null;
}
