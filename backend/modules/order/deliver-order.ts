import { orderStatusCodes, transactionStatusCodes } from '../../../contract/api/codes.ts';
import type { Product } from '../../../contract/api/shopping/product.ts';
import { deliveredOrderTotal } from '../../../contract/rules/price/delivered-line.ts';
import { isOnlinePayment } from '../../../contract/rules/price/payment-types.ts';
import { productsView } from '../catalogue/products-view.ts';
import { excludedBy } from '../exclusion/excluded-by.ts';
import { giveEarned } from '../gift/earned-gifts.ts';
import { asOrdered, asReported } from './delivered-lines.ts';
import type { DeliveredLine } from './delivered-lines.ts';
import { DeliveryReportError } from './delivery-report.ts';
import type { ReportedLine } from './delivery-report.ts';
import { sendOrderMail } from './mail/order-mail.ts';
import type { OrderMailContext } from './mail/order-mail.ts';
import type { OrderContext } from './order.context.ts';
import { isDelivered } from './order-statuses.ts';
import type { OrderLineRow, OrderRow } from './order.repository.ts';

/** What the functions of this file touch. */
export type DeliverOrderContext = Pick<
  OrderContext,
  | 'audit'
  | 'exclusions'
  | 'facts'
  | 'gifts'
  | 'now'
  | 'orderDeliveries'
  | 'orders'
  | 'payments'
  | 'shop'
  | 'stock'
  | 'today'
  | 'users'
>;

/** Products that came in place of others, as the order's warehouse sells them; none the shopper excludes (B-23). */
async function replacementsOf(
  unit: Pick<OrderContext, 'exclusions' | 'facts' | 'shop' | 'stock'>,
  order: OrderRow,
  lines: readonly ReportedLine[],
): Promise<ReadonlyMap<number, Product>> {
  if (lines.every(({ replacement }) => replacement === undefined)) return new Map();
  const exclusions = await unit.exclusions.find(order.userId);
  const { catalogue, stores } = await unit.shop();
  const shelf = lines.flatMap(({ replacement }) => {
    if (replacement === undefined) return [];
    const found = catalogue.byId(replacement.productId);
    if (found === null || !found.row.published || found.row.packaging) {
      throw new DeliveryReportError(`no product ${replacement.productId} is sold`);
    }
    // Why is nobody's business but the shopper's.
    if (excludedBy(found, exclusions).length > 0) {
      throw new DeliveryReportError(`${found.row.slug} may not come in place of anything`);
    }
    return [found];
  });
  const { warehouseName: name } = stores.find(order.storeId) ?? stores.byDefault;
  const warehouse = { warehouseId: order.warehouseId, name };
  // An order keeps what the brand calls its goods, whoever delivers them.
  const [language] = unit.facts.languages;
  const views = await productsView({ ...unit, language }, shelf, { warehouse, day: order.slotDate });
  return new Map(views.map((view) => [view.productId, view]));
}

async function deliveredLines(
  unit: Pick<OrderContext, 'exclusions' | 'facts' | 'shop' | 'stock'>,
  order: OrderRow,
  given: { ordered: readonly OrderLineRow[]; reported: readonly ReportedLine[] },
): Promise<DeliveredLine[]> {
  const byId = new Map(given.reported.map((line) => [line.orderItemId, line]));
  const items = given.ordered.filter(({ kind }) => kind === 'item');
  const isKnown = given.reported.every((line) => items.some((item) => item.orderItemId === line.orderItemId));
  if (byId.size !== given.reported.length || !isKnown) {
    throw new DeliveryReportError('each line of the order may be told once');
  }
  const replacements = await replacementsOf(unit, order, given.reported);
  return items.map((item) => {
    const reported = byId.get(item.orderItemId);
    if (reported === undefined) return asOrdered(item);
    const replacement = replacements.get(reported.replacement?.productId ?? 0) ?? null;
    return asReported(item, reported, { replacement, percent: unit.facts.payments.prebilledPct });
  });
}

/** Takes of what was held what the delivered goods cost; paid at the door, there is nothing to take. Once. */
async function capture(unit: Pick<OrderContext, 'payments'>, order: OrderRow, total: number): Promise<void> {
  if (order.transactionId === null) return;
  const transaction = await unit.payments.findTransaction(order.transactionId);
  if (transaction === null) return;
  const { transactionId, paymentTypeId, authorizedAmount } = transaction;
  await unit.payments.moveTransaction(transactionId, {
    from: transactionStatusCodes.authorised,
    to: transactionStatusCodes.confirmed,
    ...(isOnlinePayment(paymentTypeId) ? { capturedAmount: Math.min(total, authorizedAmount) } : {}),
  });
}

/**
 * Hands a locked order over: what came of each line is written down, the payment is taken for good, points and
 * certificates are earned (B-22, CHK-15). Answers the status it then has, which the caller sets. An order that was
 * handed over before stays as it is. Throws DeliveryReportError.
 */
export async function deliverOrder(
  unit: DeliverOrderContext,
  order: OrderRow,
  reported: readonly ReportedLine[],
): Promise<number> {
  if (isDelivered(order)) return order.statusId;
  const ordered = await unit.orders.listLines([order.orderId]);
  const lines = await deliveredLines(unit, order, { ordered, reported });
  for (const { orderItemId, fields } of lines) await unit.orderDeliveries.setDelivered(orderItemId, fields);
  const deliveredTotal = deliveredOrderTotal({
    items: lines.reduce((sum, { total }) => sum + total, 0),
    packages: order.packageTotal,
    deliveryFee: order.deliveryFee,
    gift: order.giftTotal,
  });
  await capture(unit, order, deliveredTotal);
  // An order that was taken back from the door gives nothing twice.
  if (order.deliveredAt === null) {
    await unit.users.addPoints(order.userId, order.points);
    await giveEarned(unit, order.userId, order.giftsToGenerate);
  }
  await unit.orders.update(order.orderId, { deliveredAt: unit.now, deliveredTotal });
  const { orderId, userId, totalPrice } = order;
  await unit.audit.add({ kind: 'order.delivered', userId, facts: { orderId, totalPrice, deliveredTotal } });
  return lines.every(({ isFull }) => isFull) ? orderStatusCodes.delivered : orderStatusCodes.partlyDelivered;
}

/** Tells by mail what came of an order and what was paid for it, once: when it is handed over (ORD-15). */
export async function tellDelivered(
  unit: OrderMailContext,
  before: OrderRow,
  moved: OrderRow,
): Promise<void> {
  if (!isDelivered(before) && isDelivered(moved))
    await sendOrderMail(unit, moved, { kind: 'order_delivered' });
}
