import type { RefundWay } from '../../../../contract/api/ordering/order-delivery.ts';
import { refundWorkingDays } from '../../../../contract/rules/claim/claim-refund.ts';
import type { InEach, Said } from '../../../platform/said.ts';
import { saidMoney } from '../../../platform/said-money.ts';
import { pageUrl, sendMail } from '../../mail/send-mail.ts';
import { languageOfUser } from '../../user/user-language.ts';
import type { OrderContext } from '../order.context.ts';
import type { OrderLineRow, OrderRow } from '../order.repository.ts';
import { claimNumber, refundWayOf } from './order-claims.ts';

/** What the functions of this file touch. */
export type ClaimMailContext = Pick<
  OrderContext,
  'config' | 'facts' | 'mailLook' | 'now' | 'outbox' | 'users'
>;

/** What a shopper is told of a claim. */
export type ClaimMailKind = 'claim_accepted' | 'claim_refused' | 'claim_refunded';

const ways: Readonly<Record<RefundWay, Said>> = {
  payment: {
    it: `Il rimborso arriva con il metodo con cui hai pagato entro ${refundWorkingDays} giorni lavorativi. Non serve riportare niente.`,
    'en-US': `The refund comes by the method you paid with, within ${refundWorkingDays} business days. There is nothing to bring back.`,
  },
  door: {
    it: 'Li ricevi alla prossima consegna o, se preferisci, con un bonifico: rispondi a questa mail. Non serve riportare niente.',
    'en-US':
      'You get it with your next delivery or, if you prefer, by bank transfer: reply to this e-mail. There is nothing to bring back.',
  },
  invoice: {
    it: 'Li trovi in meno nella prossima fattura riepilogativa. Non serve riportare niente.',
    'en-US': 'It is taken off your next summary invoice. There is nothing to bring back.',
  },
};

interface ClaimWords {
  readonly subject: string;
  readonly lines: readonly string[];
}

/** A claim as its mails speak of it. */
interface ToldClaim {
  readonly number: string;
  readonly name: string;
  readonly amount: Said;
  readonly way: Said;
}

const words: Readonly<Record<ClaimMailKind, (claim: ToldClaim) => InEach<ClaimWords>>> = {
  claim_accepted: ({ number, name, amount, way }) => ({
    it: {
      subject: `Ti rendiamo ${amount.it}: segnalazione n. ${number} accettata`,
      lines: [
        `abbiamo accettato la tua segnalazione n. ${number} su ${name}: ti rendiamo ${amount.it}.`,
        way.it,
      ],
    },
    'en-US': {
      subject: `We refund you ${amount['en-US']}: claim no. ${number} accepted`,
      lines: [
        `We have accepted your claim no. ${number} about ${name}: we refund you ${amount['en-US']}.`,
        way['en-US'],
      ],
    },
  }),
  claim_refunded: ({ number, name, amount }) => ({
    it: {
      subject: `Ti abbiamo reso ${amount.it}`,
      lines: [`per la tua segnalazione n. ${number} su ${name} ti abbiamo reso ${amount.it}.`],
    },
    'en-US': {
      subject: `We refunded you ${amount['en-US']}`,
      lines: [`For your claim no. ${number} about ${name} we refunded you ${amount['en-US']}.`],
    },
  }),
  claim_refused: ({ number, name }) => ({
    it: {
      subject: `La tua segnalazione n. ${number} non è stata accettata`,
      lines: [
        `abbiamo guardato la tua segnalazione n. ${number} su ${name} e non possiamo accettarla.`,
        'Se non sei d’accordo, rispondi a questa mail: ne parliamo.',
      ],
    },
    'en-US': {
      subject: `Your claim no. ${number} was not accepted`,
      lines: [
        `We have looked at your claim no. ${number} about ${name} and cannot accept it.`,
        'If you do not agree, reply to this e-mail: let us talk about it.',
      ],
    },
  }),
};

const greeting = (firstName: string): Said => ({ it: `Ciao ${firstName},`, 'en-US': `Hi ${firstName},` });
const seeOrder: Said = { it: "Vedi l'ordine", 'en-US': 'See the order' };

/** Tells the shopper what became of a claim that gives back `refund` cents. */
export async function sendClaimMail(
  unit: ClaimMailContext,
  order: OrderRow,
  { line, kind, refund }: { line: OrderLineRow; kind: ClaimMailKind; refund: number },
): Promise<void> {
  const user = await unit.users.findById(order.userId);
  if (user === null || user.anonymisedAt !== null) return;
  const language = languageOfUser(user, unit.facts);
  const { subject, lines } = words[kind]({
    number: claimNumber(line),
    name: line.product.name,
    amount: saidMoney(refund, unit.facts.currency),
    way: ways[refundWayOf(order)],
  })[language];
  const { orderId } = order;
  await sendMail(unit, {
    to: user.email,
    userId: user.userId,
    language,
    kind,
    subject,
    params: { orderId, orderItemId: line.orderItemId, refund },
    lines: [
      greeting(user.firstName)[language],
      ...lines,
      { label: seeOrder[language], url: pageUrl(unit, language, `/profile/orders/${orderId}`) },
    ],
  });
}
