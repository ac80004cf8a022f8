import type {
  DeliveryState,
  LineClaim,
  LineDelivery,
  OrderDelivery,
} from '../../../contract/api/ordering/order-delivery.ts';
import type { OrderItem } from '../../../contract/api/ordering/order.ts';
import { refundWorkingDays } from '../../../contract/rules/claim/claim-refund.ts';
import { deliverySums } from '../../../contract/rules/claim/delivery-sums.ts';
import type { DeliverySums } from '../../../contract/rules/claim/delivery-sums.ts';
import { fromThousandths } from '../../../contract/rules/number/thousandths.ts';
import { fromCents, sumCents } from '../../../contract/rules/price/money.ts';
import { dayMs } from '../../../contract/rules/time/calendar-day.ts';
import type { TenantFacts } from '../../../contract/tenant.ts';
import { wireQuantity } from '../cart/cart-line-state.ts';
import { chargedOf, claimNumber, claimOf, leftOf, refundsIn, refundWayOf } from './claim/order-claims.ts';
import type { OrderParts } from './order-parts.ts';
import type { OrderLineRow, OrderRow } from './order.repository.ts';

function stateOf(line: OrderLineRow, delivered: number): DeliveryState {
  if (line.replacement !== null) return 'replaced';
  if (delivered === 0) return 'missing';
  const isLoose = wireQuantity(line.product.productInfos, 1).weight > 0;
  if (!isLoose && delivered < line.quantity) return 'fewer';
  return delivered !== line.quantity || line.deliveredWeight !== null ? 'reweighed' : 'delivered';
}

function replacementView(line: OrderLineRow): LineDelivery['replacement'] {
  const { replacement, substitution, substitutionProductId } = line;
  if (replacement === null) return null;
  const { product, quantity } = replacement;
  const isChosen = substitution === 'product' && substitutionProductId === product.productId;
  return {
    product,
    ...wireQuantity(product.productInfos, fromThousandths(quantity)),
    chosenBy: isChosen ? 'shopper' : 'shop',
  };
}

function lineDelivery(line: OrderLineRow): LineDelivery | null {
  const { deliveredQuantity, deliveredWeight, deliveredTotal, product } = line;
  if (deliveredQuantity === null || deliveredTotal === null) return null;
  const came = wireQuantity(product.productInfos, fromThousandths(deliveredQuantity));
  return {
    state: stateOf(line, deliveredQuantity),
    ...came,
    ...(deliveredWeight === null ? {} : { weight: fromThousandths(deliveredWeight) }),
    grossTotal: fromCents(deliveredTotal),
    difference: fromCents(deliveredTotal - line.grossTotal),
    replacement: replacementView(line),
  };
}

function lineClaim(order: OrderRow, line: OrderLineRow): LineClaim | null {
  const claim = claimOf(line);
  if (claim === null) return null;
  const { productInfos } = (line.replacement ?? line).product;
  const refundWay = refundWayOf(order);
  return {
    reason: claim.reason,
    claimedAt: claim.claimedAt.toISOString(),
    number: claimNumber(line),
    ...wireQuantity(productInfos, fromThousandths(claim.quantity)),
    text: line.claimText ?? '',
    refund: fromCents(claim.refund),
    state: claim.state,
    decidedAt: line.claimDecidedAt?.toISOString() ?? null,
    refundWay,
    refundDays: refundWay === 'payment' ? refundWorkingDays : null,
  };
}

/** What came of a line, and what the shopper said of it. */
export function lineOutcome(order: OrderRow, line: OrderLineRow): Pick<OrderItem, 'delivery' | 'claim'> {
  return { delivery: lineDelivery(line), claim: lineClaim(order, line) };
}

/** The last instant at which a line of an order may be claimed; null before it is delivered (B-22). */
export function claimUntil({ deliveredAt }: OrderRow, { claimDays }: TenantFacts): Date | null {
  return deliveredAt === null ? null : new Date(deliveredAt.getTime() + claimDays * dayMs);
}

/** Returns how what was ordered became what was paid, in cents. */
export const sumsOfDelivery = ({ order, lines, transaction }: OrderParts): DeliverySums =>
  deliverySums({
    ordered: order.totalPrice,
    charged: chargedOf(order, transaction),
    lines: lines.flatMap((line) =>
      line.deliveredQuantity === null || line.deliveredTotal === null
        ? []
        : [
            {
              state: stateOf(line, line.deliveredQuantity),
              difference: line.deliveredTotal - line.grossTotal,
            },
          ],
    ),
    refunds: refundsIn(lines, ['refunded']),
  });

function sumsView(parts: OrderParts): OrderDelivery['sums'] {
  const sums = sumsOfDelivery(parts);
  return {
    ordered: fromCents(sums.ordered),
    weights: fromCents(sums.weights),
    substitutions: fromCents(sums.substitutions),
    missing: fromCents(sums.missing),
    other: fromCents(sums.other),
    claims: fromCents(sums.claims),
    paid: fromCents(sums.paid),
  };
}

/** Returns what became of an order; only claims give something back of what was taken. */
export function orderDelivery(parts: OrderParts, facts: TenantFacts): OrderDelivery | null {
  const { order, lines, transaction } = parts;
  const { deliveredAt, deliveredTotal, totalPrice } = order;
  const until = claimUntil(order, facts);
  if (deliveredAt === null || deliveredTotal === null || until === null) return null;
  return {
    deliveredAt: deliveredAt.toISOString(),
    totalPrice: fromCents(deliveredTotal),
    difference: fromCents(deliveredTotal - totalPrice),
    claimUntil: until.toISOString(),
    charged: fromCents(chargedOf(order, transaction)),
    givenBack: fromCents(sumCents(refundsIn(lines, ['refunded']))),
    owed: fromCents(sumCents(refundsIn(lines, ['accepted']))),
    claimable: fromCents(leftOf(order, transaction, lines)),
    sums: sumsView(parts),
  };
}
