import { deliveryServiceCodes } from '../../../contract/api/codes.ts';
import { fromThousandths } from '../../../contract/rules/number/thousandths.ts';
import { isOnlinePayment } from '../../../contract/rules/price/payment-types.ts';
import { wireQuantity } from '../cart/cart-line-state.ts';
import type { MailLink } from '../mail/mail-text.ts';
import { sendMail, shopUrl } from '../mail/send-mail.ts';
import { italianDay } from '../timeslot/timeslot-calendar.ts';
import { changeTerm } from './change-term.ts';
import { isAwaitingPayment } from './order-statuses.ts';
import type { OrderContext } from './order.context.ts';
import type { OrderLineRow, OrderRow } from './order.repository.ts';

/** What the functions of this file touch. */
export type OrderMailContext = Pick<
  OrderContext,
  'config' | 'facts' | 'mailLook' | 'now' | 'orders' | 'outbox' | 'users'
>;

/** The mails an order may cause (D01). */
export type OrderMailKind =
  | 'order_confirmed'
  | 'order_changed'
  | 'order_cancelled'
  | 'payment_failed'
  | 'payment_recovered';

const euros = new Intl.NumberFormat('it-IT', { style: 'currency', currency: 'EUR' });

const subjects: Readonly<Record<OrderMailKind, (orderId: number) => string>> = {
  order_confirmed: (orderId) => `Abbiamo ricevuto il tuo ordine n. ${orderId}`,
  order_changed: (orderId) => `Hai modificato l'ordine n. ${orderId}`,
  order_cancelled: (orderId) => `Il tuo ordine n. ${orderId} è stato annullato`,
  payment_failed: (orderId) => `Il pagamento dell'ordine n. ${orderId} non è riuscito`,
  payment_recovered: (orderId) => `Il tuo ordine n. ${orderId} è confermato`,
};

/** Every mail of an order that stands says what was bought, and until when it can be changed. */
const isStanding = (kind: OrderMailKind): boolean => kind !== 'order_cancelled';

function paymentLine(order: OrderRow): readonly string[] {
  if (isAwaitingPayment(order)) return ["L'ordine sarà preparato appena il pagamento va a buon fine."];
  return isOnlinePayment(order.paymentTypeId) ? ['Il pagamento è andato a buon fine.'] : [];
}

/** What a mail says of a line. */
type MailedLine = Pick<OrderLineRow, 'kind' | 'product' | 'quantity' | 'grossTotal'>;

const decimal = new Intl.NumberFormat('it-IT', { maximumFractionDigits: 3 });

/** A line as the order has it: how much, of what, for how much. */
function goods({ product, quantity, grossTotal }: MailedLine): string {
  const { quantity: pieces, weight } = wireQuantity(product.productInfos, fromThousandths(quantity));
  const unit = product.productInfos.WEIGHT_UNIT_SELLING?.toLowerCase() ?? '';
  const amount = weight > 0 ? `${decimal.format(weight)} ${unit}` : `${decimal.format(pieces)} ×`;
  return `${amount} ${product.name}, ${product.shortDescr}: ${euros.format(grossTotal / 100)}`;
}

function openings(order: OrderRow): Readonly<Record<OrderMailKind, readonly string[]>> {
  const place = `${order.address.address1} ${order.address.addressNumber}, ${order.address.city}`;
  const how = order.deliveryServiceId === deliveryServiceCodes.homeDelivery ? 'Consegna' : 'Ritiro';
  const when = `${italianDay(order.slotDate)}, dalle ${order.slotBegin} alle ${order.slotEnd}`;
  const total = euros.format(order.totalPrice / 100);
  const where = `${how}: ${place}, ${when}.`;
  const facts = [where, `Totale: ${total}.`];
  return {
    order_confirmed: ['grazie per la tua spesa.', ...facts, ...paymentLine(order)],
    order_changed: [
      `hai modificato l'ordine n. ${order.orderId}: lo prepariamo così.`,
      where,
      `Ora costa ${total}.`,
      ...paymentLine(order),
    ],
    payment_recovered: ["l'ordine non è più sospeso: lo prepariamo.", ...facts, ...paymentLine(order)],
    order_cancelled: [
      "l'ordine è stato annullato e non ti sarà addebitato nulla.",
      'Se avevi usato un codice regalo, puoi usarlo di nuovo.',
    ],
    payment_failed: [
      "l'ordine è sospeso: riprova il pagamento o cambia metodo, altrimenti tra poco sarà annullato.",
      ...facts,
    ],
  };
}

/** Tells the shopper what became of an order; its `lines` where they are known. */
export async function sendOrderMail(
  unit: OrderMailContext,
  order: OrderRow,
  { kind, lines }: { kind: OrderMailKind; lines?: readonly MailedLine[] },
): Promise<void> {
  const user = await unit.users.findById(order.userId);
  if (user === null || user.anonymisedAt !== null) return;
  const link: MailLink = {
    label: "Vedi l'ordine",
    url: shopUrl(unit, `/profile/orders/${order.orderId}`),
  };
  const bought = isStanding(kind) ? (lines ?? (await unit.orders.listLines([order.orderId]))) : [];
  const items = bought.filter((line) => line.kind !== 'replaced').map(goods);
  await sendMail(unit, {
    to: user.email,
    userId: user.userId,
    kind,
    subject: subjects[kind](order.orderId),
    params: { orderId: order.orderId },
    lines: [
      `Ciao ${user.firstName},`,
      ...openings(order)[kind],
      ...(items.length > 0 ? [{ items }] : []),
      ...(isStanding(kind) ? changeTerm(order, unit.now) : []),
      link,
    ],
  });
}
