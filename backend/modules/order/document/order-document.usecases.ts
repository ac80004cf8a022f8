import type { OrderDocument } from '../../../../contract/api/ordering/order-document.ts';
import { dayOfInstant } from '../../../../contract/rules/time/zone-time.ts';
import { UnknownResourceError } from '../../../platform/domain-errors.ts';
import type { Transactional } from '../../../platform/platform-context.ts';
import type { OrderContext } from '../order.context.ts';
import { noInvoice, noReceipt } from '../order.errors.ts';
import type { OrderRow } from '../order.repository.ts';
import { isInvoiceable } from '../order.view.ts';
import type { OrderParts } from '../order-parts.ts';
import { orderDocument } from './order-document.view.ts';

/** What the functions of this file touch. */
type DocumentContext = Pick<OrderContext, 'facts' | 'invoices' | 'orders' | 'payments' | 'today'>;

async function partsOf(
  unit: Pick<DocumentContext, 'orders' | 'payments'>,
  order: OrderRow,
): Promise<OrderParts> {
  const { orderId, transactionId } = order;
  return {
    order,
    lines: await unit.orders.listLines([orderId]),
    transaction: transactionId === null ? null : await unit.payments.findTransaction(transactionId),
  };
}

/** What was bought with an own order, from its delivery on (O17). */
export async function viewReceipt(
  context: Pick<DocumentContext, 'facts' | 'orders' | 'payments'>,
  userId: number,
  orderId: number,
): Promise<OrderDocument> {
  const order = await context.orders.find(userId, orderId);
  if (order === null) throw new UnknownResourceError('order');
  const { deliveredAt, deliveredTotal } = order;
  if (deliveredAt === null || deliveredTotal === null) throw noReceipt();
  return orderDocument(await partsOf(context, order), {
    facts: context.facts,
    number: String(orderId),
    date: dayOfInstant(deliveredAt.getTime()),
  });
}

/** The invoice of an own order; its number is given once, at the first look (O18). */
export function viewInvoice(
  context: Transactional<DocumentContext>,
  userId: number,
  orderId: number,
): Promise<OrderDocument> {
  return context.transaction(async (unit) => {
    const order = await unit.orders.lock(orderId);
    if (order === null || order.userId !== userId) throw new UnknownResourceError('order');
    if (!isInvoiceable(order, unit.facts) || order.deliveredTotal === null) throw noInvoice();
    const invoice = (await unit.invoices.find(orderId)) ?? (await unit.invoices.issue(orderId, unit.today));
    const { invoiceYear, invoiceNumber, issuedOn } = invoice;
    return orderDocument(await partsOf(unit, order), {
      facts: unit.facts,
      number: `${invoiceYear}/${invoiceNumber}`,
      date: issuedOn,
    });
  });
}
