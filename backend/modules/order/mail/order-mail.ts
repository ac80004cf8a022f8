import { deliveryServiceCodes } from '../../../../contract/api/codes.ts';
import type { Currency } from '../../../../contract/currencies.ts';
import type { Language } from '../../../../contract/languages.ts';
import { saidMoney } from '../../../platform/said-money.ts';
import type { Said } from '../../../platform/said.ts';
import { isOnlinePayment } from '../../../../contract/rules/price/payment-types.ts';
import type { MailLine, MailLink } from '../../mail/mail-text.ts';
import { pageUrl, sendMail } from '../../mail/send-mail.ts';
import { slotWords } from '../../timeslot/slot-words.ts';
import { paymentName } from '../../payment/payment-choice.ts';
import { languageOfUser } from '../../user/user-language.ts';
import { changeTerm } from '../change-term.ts';
import { mailedGoods } from './mailed-goods.ts';
import { mailedMoney, mailedSums, moneyOfParts } from './mailed-sums.ts';
import { isAwaitingPayment } from '../order-statuses.ts';
import type { OrderContext } from '../order.context.ts';
import type { OrderParts } from '../order-parts.ts';
import type { OrderRow } from '../order.repository.ts';

/** What the functions of this file touch. */
export type OrderMailContext = Pick<
  OrderContext,
  'config' | 'facts' | 'mailLook' | 'now' | 'orders' | 'outbox' | 'payments' | 'users'
>;

/** The mails an order may cause (D01). */
export type OrderMailKind =
  | 'order_confirmed'
  | 'order_changed'
  | 'order_cancelled'
  | 'order_delivered'
  | 'payment_confirmed'
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
  order_delivered: (orderId) => ({
    it: `La spesa dell'ordine n. ${orderId} è tua`,
    'en-US': `The groceries of order no. ${orderId} are yours`,
  }),
  payment_confirmed: (orderId) => ({
    it: `Il tuo ordine n. ${orderId} è confermato`,
    'en-US': `Your order no. ${orderId} is confirmed`,
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

/** Every mail but that of a cancelled order says what was bought and what it costs. */
const hasSums = (kind: OrderMailKind): boolean => kind !== 'order_cancelled';

/** The mail of an order that has still to come says until when it can be changed. */
const isToCome = (kind: OrderMailKind): boolean => hasSums(kind) && kind !== 'order_delivered';

/** Says what the payment will hold, where the bank was not asked yet: the total may be less than that (CHK-15). */
function toHold(order: OrderRow, currency: Currency): readonly Said[] {
  if (!isOnlinePayment(order.paymentTypeId) || order.prebilled === 0) return [];
  const held = saidMoney(order.prebilled, currency);
  return [
    {
      it: `Con il pagamento blocchiamo ${held.it}; addebitiamo solo quello che arriva, al suo peso vero.`,
      'en-US': `The payment holds ${held['en-US']}; we charge only what arrives, at its actual weight.`,
    },
  ];
}

function paymentLine(order: OrderRow, currency: Currency): readonly Said[] {
  if (isAwaitingPayment(order)) {
    return [
      {
        it: "L'ordine sarà preparato appena il pagamento va a buon fine.",
        'en-US': 'We prepare the order as soon as the payment goes through.',
      },
      ...toHold(order, currency),
    ];
  }
  return isOnlinePayment(order.paymentTypeId)
    ? [{ it: 'Il pagamento è andato a buon fine.', 'en-US': 'The payment went through.' }]
    : [];
}

/** Says that nothing was taken of what was held for an order that was cancelled. */
function letGo(parts: OrderParts, currency: Currency): readonly Said[] {
  const { notTaken } = moneyOfParts(parts);
  if (notTaken === 0) return [];
  const held = saidMoney(notTaken, currency);
  return [
    {
      it: `Erano bloccati ${held.it}: non sono stati addebitati.`,
      'en-US': `${held['en-US']} was held: it was not charged.`,
    },
  ];
}

function openings(parts: OrderParts, currency: Currency): Readonly<Record<OrderMailKind, readonly Said[]>> {
  const { order } = parts;
  const place = `${order.address.address1} ${order.address.addressNumber}, ${order.address.city}`;
  const isDelivery = order.deliveryServiceId === deliveryServiceCodes.homeDelivery;
  const when = slotWords({ day: order.slotDate, begin: order.slotBegin, end: order.slotEnd });
  const where = {
    it: `${isDelivery ? 'Consegna' : 'Ritiro'}: ${place}, ${when.it}.`,
    'en-US': `${isDelivery ? 'Delivery' : 'Pickup'}: ${place}, ${when['en-US']}.`,
  };
  const facts = [where, ...paymentLine(order, currency)];
  return {
    order_confirmed: [{ it: 'grazie per la tua spesa.', 'en-US': 'Thank you for your order.' }, ...facts],
    order_changed: [
      {
        it: `hai modificato l'ordine n. ${order.orderId}: lo prepariamo così.`,
        'en-US': `You changed order no. ${order.orderId}: this is how we prepare it.`,
      },
      ...facts,
    ],
    order_delivered: [
      isDelivery
        ? {
            it: 'la tua spesa è arrivata: ecco che cosa è arrivato e quanto hai pagato.',
            'en-US': 'Your groceries have arrived: this is what came and what you paid.',
          }
        : {
            it: 'hai ritirato la tua spesa: ecco che cosa hai ritirato e quanto hai pagato.',
            'en-US': 'You have picked up your groceries: this is what you got and what you paid.',
          },
    ],
    payment_confirmed: [
      {
        it: 'il tuo ordine è confermato: lo prepariamo.',
        'en-US': 'Your order is confirmed: we are preparing it.',
      },
      ...facts,
    ],
    payment_recovered: [
      {
        it: "l'ordine non è più sospeso: lo prepariamo.",
        'en-US': 'The order is no longer suspended: we are preparing it.',
      },
      ...facts,
    ],
    order_cancelled: [
      {
        it: "l'ordine è stato annullato e non ti sarà addebitato nulla.",
        'en-US': 'The order was canceled and nothing will be charged.',
      },
      ...letGo(parts, currency),
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
      where,
      ...toHold(order, currency),
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
const payment: Said = { it: 'Pagamento', 'en-US': 'Payment' };
const seeOrder: Said = { it: "Vedi l'ordine", 'en-US': 'See the order' };

/** Returns an order with what belongs to it, as the transaction left it; `transaction` where the caller has just written it. */
async function partsOf(
  unit: Pick<OrderContext, 'orders' | 'payments'>,
  order: OrderRow,
  transaction: OrderParts['transaction'] | undefined,
): Promise<OrderParts> {
  const lines = await unit.orders.listLines([order.orderId]);
  const { transactionId } = order;
  if (transaction !== undefined) return { order, lines, transaction };
  const found = transactionId === null ? null : await unit.payments.findTransaction(transactionId);
  return { order, lines, transaction: found };
}

/** Returns goods, sums and payment of an order, with the rows of its page (ORD-03, ORD-15). */
function bill(parts: OrderParts, { currency }: { currency: Currency }, language: Language): MailLine[] {
  const { order, lines } = parts;
  const said = (texts: readonly Said[]): MailLine[] =>
    texts.length === 0 ? [] : [{ items: texts.map((text) => text[language]) }];
  return [
    ...said(mailedGoods(order, lines, currency)),
    ...said(mailedSums(parts, currency)),
    `${payment[language]}: ${paymentName(order.paymentTypeId, order.deliveryServiceId)[language]}.`,
    ...said(mailedMoney(parts, currency)),
  ];
}

/** Tells the shopper what became of an order. */
export async function sendOrderMail(
  unit: OrderMailContext,
  order: OrderRow,
  { kind, transaction }: { kind: OrderMailKind; transaction?: OrderParts['transaction'] },
): Promise<void> {
  const user = await unit.users.findById(order.userId);
  if (user === null || user.anonymisedAt !== null) return;
  const language = languageOfUser(user, unit.facts);
  const link: MailLink = {
    label: seeOrder[language],
    url: pageUrl(unit, language, `/profile/orders/${order.orderId}`),
  };
  const parts = await partsOf(unit, order, transaction);
  const term = isToCome(kind) ? changeTerm(order, unit.now) : [];
  await sendMail(unit, {
    to: user.email,
    userId: user.userId,
    language,
    kind,
    subject: subjects[kind](order.orderId)[language],
    params: { orderId: order.orderId },
    lines: [
      greeting(user.firstName)[language],
      ...openings(parts, unit.facts.currency)[kind].map((line) => line[language]),
      ...(hasSums(kind) ? bill(parts, unit.facts, language) : []),
      ...(isToCome(kind) ? atTheDoor(order) : []).map((line) => line[language]),
      ...term.map((line) => line[language]),
      link,
    ],
  });
}
