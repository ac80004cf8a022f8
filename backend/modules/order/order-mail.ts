import { deliveryServiceCodes } from '../../../contract/api/codes.ts';
import { fromThousandths } from '../../../contract/rules/number/thousandths.ts';
import type { Currency } from '../../../contract/currencies.ts';
import { decimalText } from '../../../contract/rules/language/money-text.ts';
import { contentText } from '../../../contract/rules/quantity/quantity-text.ts';
import { inEach } from '../../platform/said.ts';
import { saidMoney } from '../../platform/said-money.ts';
import type { Said } from '../../platform/said.ts';
import { isOnlinePayment } from '../../../contract/rules/price/payment-types.ts';
import { wireQuantity } from '../cart/cart-line-state.ts';
import type { MailLink } from '../mail/mail-text.ts';
import { pageUrl, sendMail } from '../mail/send-mail.ts';
import { slotWords } from '../timeslot/slot-words.ts';
import { languageOfUser } from '../user/user-language.ts';
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

const subjects: Readonly<Record<OrderMailKind, (orderId: number) => Said>> = {
  order_confirmed: (orderId) => ({
    it: `Abbiamo ricevuto il tuo ordine n. ${orderId}`,
    'en-US': `We have received your order no. ${orderId}`,
  }),
  order_changed: (orderId) => ({
    it: `Hai modificato l'ordine n. ${orderId}`,
    'en-US': `You changed order no. ${orderId}`,
  }),
  order_cancelled: (orderId) => ({
    it: `Il tuo ordine n. ${orderId} è stato annullato`,
    'en-US': `Your order no. ${orderId} was canceled`,
  }),
  payment_failed: (orderId) => ({
    it: `Il pagamento dell'ordine n. ${orderId} non è riuscito`,
    'en-US': `The payment for order no. ${orderId} did not go through`,
  }),
  payment_recovered: (orderId) => ({
    it: `Il tuo ordine n. ${orderId} è confermato`,
    'en-US': `Your order no. ${orderId} is confirmed`,
  }),
};

/** Every mail of an order that stands says what was bought, and until when it can be changed. */
const isStanding = (kind: OrderMailKind): boolean => kind !== 'order_cancelled';

function paymentLine(order: OrderRow): readonly Said[] {
  if (isAwaitingPayment(order)) {
    return [
      {
        it: "L'ordine sarà preparato appena il pagamento va a buon fine.",
        'en-US': 'We prepare the order as soon as the payment goes through.',
      },
    ];
  }
  return isOnlinePayment(order.paymentTypeId)
    ? [{ it: 'Il pagamento è andato a buon fine.', 'en-US': 'The payment went through.' }]
    : [];
}

/** What a mail says of a line. */
type MailedLine = Pick<OrderLineRow, 'kind' | 'product' | 'quantity' | 'grossTotal'>;

const decimal = new Intl.NumberFormat('it-IT', { maximumFractionDigits: 3 });

/** A line as the order has it: how much, of what, for how much. */
function goods({ product, quantity, grossTotal }: MailedLine, currency: Currency): Said {
  const { quantity: pieces, weight } = wireQuantity(product.productInfos, fromThousandths(quantity));
  const { WEIGHT_UNIT_SELLING: unit } = product.productInfos;
  const total = saidMoney(grossTotal, currency);
  const of = `${product.name}, ${product.shortDescr}`;
  const amount: Said =
    weight > 0
      ? {
          it: `${decimal.format(weight)} ${unit?.toLowerCase() ?? ''}`,
          'en-US': contentText(weight, unit ?? 'KG', 'en-US'),
        }
      : { it: `${decimal.format(pieces)} ×`, 'en-US': `${decimalText(pieces, 'en-US')} ×` };
  return inEach((language) => `${amount[language]} ${of}: ${total[language]}`);
}

function openings(order: OrderRow, currency: Currency): Readonly<Record<OrderMailKind, readonly Said[]>> {
  const place = `${order.address.address1} ${order.address.addressNumber}, ${order.address.city}`;
  const isDelivery = order.deliveryServiceId === deliveryServiceCodes.homeDelivery;
  const when = slotWords({ day: order.slotDate, begin: order.slotBegin, end: order.slotEnd });
  const total = saidMoney(order.totalPrice, currency);
  const where = {
    it: `${isDelivery ? 'Consegna' : 'Ritiro'}: ${place}, ${when.it}.`,
    'en-US': `${isDelivery ? 'Delivery' : 'Pickup'}: ${place}, ${when['en-US']}.`,
  };
  const facts = [where, { it: `Totale: ${total.it}.`, 'en-US': `Total: ${total['en-US']}.` }];
  return {
    order_confirmed: [
      { it: 'grazie per la tua spesa.', 'en-US': 'Thank you for your order.' },
      ...facts,
      ...paymentLine(order),
    ],
    order_changed: [
      {
        it: `hai modificato l'ordine n. ${order.orderId}: lo prepariamo così.`,
        'en-US': `You changed order no. ${order.orderId}: this is how we prepare it.`,
      },
      where,
      { it: `Ora costa ${total.it}.`, 'en-US': `It now costs ${total['en-US']}.` },
      ...paymentLine(order),
    ],
    payment_recovered: [
      {
        it: "l'ordine non è più sospeso: lo prepariamo.",
        'en-US': 'The order is no longer suspended: we are preparing it.',
      },
      ...facts,
      ...paymentLine(order),
    ],
    order_cancelled: [
      {
        it: "l'ordine è stato annullato e non ti sarà addebitato nulla.",
        'en-US': 'The order was canceled and nothing will be charged.',
      },
      {
        it: 'Se avevi usato un codice regalo, puoi usarlo di nuovo.',
        'en-US': 'If you had used a gift code, you can use it again.',
      },
    ],
    payment_failed: [
      {
        it: "l'ordine è sospeso: riprova il pagamento o cambia metodo, altrimenti tra poco sarà annullato.",
        'en-US':
          'The order is suspended: retry the payment or change the method, otherwise it will soon be canceled.',
      },
      ...facts,
    ],
  };
}

/** Who has alcohol brought is asked for a document where the age is not plain (B-14). */
const atTheDoor = ({ adultDeclared }: OrderRow): readonly Said[] =>
  adultDeclared
    ? [
        {
          it: 'Nell’ordine ci sono alcolici: alla consegna può esserti chiesto un documento, e non si lasciano a chi ha meno di 18 anni.',
          'en-US':
            'There is alcohol in the order: you may be asked for an ID when it is handed over, and it is not left with anybody below 18.',
        },
      ]
    : [];

const greeting = (firstName: string): Said => ({ it: `Ciao ${firstName},`, 'en-US': `Hi ${firstName},` });
const seeOrder: Said = { it: "Vedi l'ordine", 'en-US': 'See the order' };

/** Tells the shopper what became of an order; its `lines` where they are known. */
export async function sendOrderMail(
  unit: OrderMailContext,
  order: OrderRow,
  { kind, lines }: { kind: OrderMailKind; lines?: readonly MailedLine[] },
): Promise<void> {
  const user = await unit.users.findById(order.userId);
  if (user === null || user.anonymisedAt !== null) return;
  const { currency } = unit.facts;
  const language = languageOfUser(user, unit.facts);
  const link: MailLink = {
    label: seeOrder[language],
    url: pageUrl(unit, language, `/profile/orders/${order.orderId}`),
  };
  const bought = isStanding(kind) ? (lines ?? (await unit.orders.listLines([order.orderId]))) : [];
  const items = bought
    .filter((line) => line.kind !== 'replaced')
    .map((line) => goods(line, currency)[language]);
  const term = isStanding(kind) ? changeTerm(order, unit.now) : [];
  await sendMail(unit, {
    to: user.email,
    userId: user.userId,
    language,
    kind,
    subject: subjects[kind](order.orderId)[language],
    params: { orderId: order.orderId },
    lines: [
      greeting(user.firstName)[language],
      ...openings(order, currency)[kind].map((line) => line[language]),
      ...(items.length > 0 ? [{ items }] : []),
      ...(isStanding(kind) ? atTheDoor(order) : []).map((line) => line[language]),
      ...term.map((line) => line[language]),
      link,
    ],
  });
}
