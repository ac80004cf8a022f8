import type { RefundWay } from '../../../../contract/api/ordering/order-delivery.ts';
import { refundWorkingDays } from '../../../../contract/rules/claim/claim-refund.ts';
import { sendMail, shopUrl } from '../../mail/send-mail.ts';
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

const euros = new Intl.NumberFormat('it-IT', { style: 'currency', currency: 'EUR' });

const ways: Readonly<Record<RefundWay, string>> = {
  payment: `Il rimborso arriva con il metodo con cui hai pagato entro ${refundWorkingDays} giorni lavorativi. Non serve riportare niente.`,
  door: 'Li ricevi alla prossima consegna o, se preferisci, con un bonifico: rispondi a questa mail. Non serve riportare niente.',
  invoice: 'Li trovi in meno nella prossima fattura riepilogativa. Non serve riportare niente.',
};

/** Tells the shopper what became of a claim that gives back `refund` cents. */
export async function sendClaimMail(
  unit: ClaimMailContext,
  order: OrderRow,
  { line, kind, refund }: { line: OrderLineRow; kind: ClaimMailKind; refund: number },
): Promise<void> {
  const user = await unit.users.findById(order.userId);
  if (user === null || user.anonymisedAt !== null) return;
  const number = claimNumber(line);
  const { name } = line.product;
  const amount = euros.format(refund / 100);
  const words: Readonly<Record<ClaimMailKind, { subject: string; lines: readonly string[] }>> = {
    claim_accepted: {
      subject: `Ti rendiamo ${amount}: segnalazione n. ${number} accettata`,
      lines: [
        `abbiamo accettato la tua segnalazione n. ${number} su ${name}: ti rendiamo ${amount}.`,
        ways[refundWayOf(order)],
      ],
    },
    claim_refunded: {
      subject: `Ti abbiamo reso ${amount}`,
      lines: [`per la tua segnalazione n. ${number} su ${name} ti abbiamo reso ${amount}.`],
    },
    claim_refused: {
      subject: `La tua segnalazione n. ${number} non è stata accettata`,
      lines: [
        `abbiamo guardato la tua segnalazione n. ${number} su ${name} e non possiamo accettarla.`,
        'Se non sei d’accordo, rispondi a questa mail: ne parliamo.',
      ],
    },
  };
  const { orderId } = order;
  await sendMail(unit, {
    to: user.email,
    userId: user.userId,
    kind,
    subject: words[kind].subject,
    params: { orderId, orderItemId: line.orderItemId, refund },
    lines: [
      `Ciao ${user.firstName},`,
      ...words[kind].lines,
      { label: "Vedi l'ordine", url: shopUrl(unit, `/profile/orders/${orderId}`) },
    ],
  });
}
