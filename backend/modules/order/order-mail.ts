import { deliveryServiceCodes } from '../../../contract/api/codes.ts';
import { isOnlinePayment } from '../../../contract/rules/price/payment-types.ts';
import type { MailLine } from '../mail/mail-text.ts';
import { sendMail, shopUrl } from '../mail/send-mail.ts';
import { italianDay } from '../timeslot/timeslot-calendar.ts';
import { isAwaitingPayment } from './order-statuses.ts';
import type { OrderContext } from './order.context.ts';
import type { OrderRow } from './order.repository.ts';

/** What the functions of this file touch. */
export type OrderMailContext = Pick<
  OrderContext,
  'config' | 'facts' | 'mailLook' | 'now' | 'outbox' | 'users'
>;

/** The mails an order may cause (D01). */
export type OrderMailKind = 'order_confirmed' | 'order_cancelled' | 'payment_failed';

const euros = new Intl.NumberFormat('it-IT', { style: 'currency', currency: 'EUR' });

const subjects: Readonly<Record<OrderMailKind, (orderId: number) => string>> = {
  order_confirmed: (orderId) => `Abbiamo ricevuto il tuo ordine n. ${orderId}`,
  order_cancelled: (orderId) => `Il tuo ordine n. ${orderId} è stato annullato`,
  payment_failed: (orderId) => `Il pagamento dell'ordine n. ${orderId} non è riuscito`,
};

function paymentLine(order: OrderRow): readonly string[] {
  if (isAwaitingPayment(order)) return ["L'ordine sarà preparato appena il pagamento va a buon fine."];
  return isOnlinePayment(order.paymentTypeId) ? ['Il pagamento è andato a buon fine.'] : [];
}

function openings(order: OrderRow): Readonly<Record<OrderMailKind, readonly string[]>> {
  const place = `${order.address.address1} ${order.address.addressNumber}, ${order.address.city}`;
  const how = order.deliveryServiceId === deliveryServiceCodes.homeDelivery ? 'Consegna' : 'Ritiro';
  const when = `${italianDay(order.slotDate)}, dalle ${order.slotBegin} alle ${order.slotEnd}`;
  return {
    order_confirmed: [
      'grazie per la tua spesa.',
      `${how}: ${place}, ${when}.`,
      `Totale: ${euros.format(order.totalPrice / 100)}.`,
      ...paymentLine(order),
    ],
    order_cancelled: [
      "l'ordine è stato annullato e non ti sarà addebitato nulla.",
      'Se avevi usato un codice regalo, puoi usarlo di nuovo.',
    ],
    payment_failed: [
      "l'ordine è sospeso: riprova il pagamento o cambia metodo, altrimenti tra poco sarà annullato.",
    ],
  };
}

/** Tells the shopper what became of an order. */
export async function sendOrderMail(
  unit: OrderMailContext,
  kind: OrderMailKind,
  order: OrderRow,
): Promise<void> {
  const user = await unit.users.findById(order.userId);
  if (user === null || user.anonymisedAt !== null) return;
  const link: MailLine = {
    label: "Vedi l'ordine",
    url: shopUrl(unit, `/profile/orders/${order.orderId}`),
  };
  await sendMail(unit, {
    to: user.email,
    userId: user.userId,
    kind,
    subject: subjects[kind](order.orderId),
    params: { orderId: order.orderId },
    lines: [`Ciao ${user.firstName},`, ...openings(order)[kind], link],
  });
}
