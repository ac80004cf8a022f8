import type {
  DeliveryState,
  LineDelivery,
  OrderDelivery,
} from '../../../contract/api/ordering/order-delivery.ts';
import type { OrderItem } from '../../../contract/api/ordering/order.ts';
import { fromThousandths } from '../../../contract/rules/number/thousandths.ts';
import { refundOf } from '../../../contract/rules/price/delivered-line.ts';
import { fromCents } from '../../../contract/rules/price/money.ts';
import { dayMs } from '../../../contract/rules/time/calendar-day.ts';
import type { TenantFacts } from '../../../contract/tenant.ts';
import { wireQuantity } from '../cart/cart-line-state.ts';
import type { TransactionRow } from '../payment/payment.repository.ts';
import type { OrderLineRow, OrderRow } from './order.repository.ts';

function stateOf(line: OrderLineRow, delivered: number): DeliveryState {
  if (line.replacement !== null) return 'replaced';
  if (delivered === 0) return 'missing';
  const isLoose = wireQuantity(line.product.productInfos, 1).weight > 0;
  if (!isLoose && delivered < line.quantity) return 'fewer';
  return delivered !== line.quantity || line.deliveredWeight !== null ? 'reweighed' : 'delivered';
}

function lineDelivery(line: OrderLineRow): LineDelivery | null {
  const { deliveredQuantity, deliveredWeight, deliveredTotal, replacement, product } = line;
  if (deliveredQuantity === null || deliveredTotal === null) return null;
  const came = wireQuantity(product.productInfos, fromThousandths(deliveredQuantity));
  return {
    state: stateOf(line, deliveredQuantity),
    ...came,
    ...(deliveredWeight === null ? {} : { weight: fromThousandths(deliveredWeight) }),
    grossTotal: fromCents(deliveredTotal),
    difference: fromCents(deliveredTotal - line.grossTotal),
    replacement:
      replacement === null
        ? null
        : {
            product: replacement.product,
            ...wireQuantity(replacement.product.productInfos, fromThousandths(replacement.quantity)),
          },
  };
}

/** What came of a line, and what the shopper said of it. */
export function lineOutcome(line: OrderLineRow): Pick<OrderItem, 'delivery' | 'claim'> {
  const { claimReason: reason, claimedAt } = line;
  return {
    delivery: lineDelivery(line),
    claim: reason === null || claimedAt === null ? null : { reason, claimedAt: claimedAt.toISOString() },
  };
}

/** The last instant at which a line of an order may be claimed; null before it is delivered (B-22). */
export function claimUntil({ deliveredAt }: OrderRow, { claimDays }: TenantFacts): Date | null {
  return deliveredAt === null ? null : new Date(deliveredAt.getTime() + claimDays * dayMs);
}

/** What became of an order; only what a provider took ahead comes back. */
export function orderDelivery(
  order: OrderRow,
  transaction: TransactionRow | null,
  facts: TenantFacts,
): OrderDelivery | null {
  const { deliveredAt, deliveredTotal, totalPrice } = order;
  const until = claimUntil(order, facts);
  if (deliveredAt === null || deliveredTotal === null || until === null) return null;
  const isPaidAhead = (transaction?.capturedAmount ?? null) !== null;
  return {
    deliveredAt: deliveredAt.toISOString(),
    totalPrice: fromCents(deliveredTotal),
    difference: fromCents(deliveredTotal - totalPrice),
    refund: fromCents(isPaidAhead ? refundOf(totalPrice, deliveredTotal) : 0),
    claimUntil: until.toISOString(),
  };
}
