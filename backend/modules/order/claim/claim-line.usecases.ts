import type { EndpointParams } from '../../../../contract/api/endpoint.ts';
import type { ClaimReason } from '../../../../contract/api/ordering/order-delivery.ts';
import type { claimOrderLine, Order } from '../../../../contract/api/ordering/order.ts';
import { claimableShare, claimRefund } from '../../../../contract/rules/claim/claim-refund.ts';
import type { LineShare } from '../../../../contract/rules/claim/claim-refund.ts';
import { quantityThousandths } from '../../../../contract/rules/number/thousandths.ts';
import { sumCents } from '../../../../contract/rules/price/money.ts';
import { sellingKind } from '../../../../contract/rules/quantity/selling-terms.ts';
import { ParameterError } from '../../../platform/domain-errors.ts';
import type { Transactional } from '../../../platform/platform-context.ts';
import type { InEach, Said } from '../../../platform/said.ts';
import { sendMail } from '../../mail/send-mail.ts';
import { claimUntil } from '../delivery.view.ts';
import type { DueOrdersContext } from '../due-orders.ts';
import type { OrderContext } from '../order.context.ts';
import {
  claimedBefore,
  notClaimable,
  nothingCame,
  nothingReplaced,
  unknownLine,
  unknownOrder,
} from '../order.errors.ts';
import type { OrderLineRow, OrderRow } from '../order.repository.ts';
import { viewOrder } from '../order.usecases.ts';
import { sendClaimMail } from './claim-mail.ts';
import { grantClaim } from './grant-claim.ts';
import { cameLine, claimNumber, grantedStates, leftOf, refundsIn } from './order-claims.ts';

/** What the functions of this file touch. */
type ClaimLineContext = DueOrdersContext & Pick<OrderContext, 'audit' | 'orderDeliveries'>;
type Claimed = EndpointParams<typeof claimOrderLine>;

const words: Readonly<Record<ClaimReason, Said>> = {
  missing: { it: 'non è arrivato', 'en-US': 'did not arrive' },
  damaged: { it: 'è arrivato danneggiato', 'en-US': 'arrived damaged' },
  wrong: { it: 'non è quello ordinato', 'en-US': 'is not the one ordered' },
  expired: { it: 'è scaduto o sta per scadere', 'en-US': 'has expired or is about to' },
  weight: { it: 'ha un peso diverso da quello pagato', 'en-US': 'has another weight than was paid' },
  unwanted: {
    it: 'è stato sostituito con un prodotto che non va bene',
    'en-US': 'was replaced with a product that will not do',
  },
};

/** How much of a share is claimed, in thousandths; whole pieces but for loose goods. Throws ParameterError. */
function claimedQuantity(line: OrderLineRow, share: LineShare, quantity: number | undefined): number {
  if (quantity === undefined) return share.quantity;
  const { productInfos } = (line.replacement ?? line).product;
  const claimed = quantityThousandths(quantity);
  const isWhole = sellingKind(productInfos) === 'loose' || Number.isInteger(quantity);
  if (!isWhole || claimed > share.quantity) throw new ParameterError('quantity');
  return claimed;
}

/** The share of a line that may be claimed by now. Throws RefusalError. */
function shareOf(
  unit: Pick<OrderContext, 'facts' | 'now'>,
  { order, line, reason }: { order: OrderRow; line: OrderLineRow; reason: ClaimReason },
): LineShare {
  const until = claimUntil(order, unit.facts);
  if (until === null || until < unit.now) throw notClaimable(unit.facts.claimDays);
  if (line.claimedAt !== null) throw claimedBefore();
  const share = claimableShare(cameLine(line), reason);
  if (share === null) throw reason === 'unwanted' ? nothingReplaced() : nothingCame();
  return share;
}

async function tellShop(
  unit: Pick<OrderContext, 'facts' | 'mailLook' | 'now' | 'outbox'>,
  line: OrderLineRow,
  { reason, text, isGranted }: Pick<Claimed, 'reason' | 'text'> & { isGranted: boolean },
): Promise<void> {
  const { orderId, orderItemId } = line;
  const number = claimNumber(line);
  const language = unit.facts.languages[0];
  const told: InEach<{ subject: string; what: string; writes: string; state: string }> = {
    it: {
      subject: `Segnalazione sull'ordine n. ${orderId}`,
      what: `Ordine n. ${orderId}: ${line.product.name} ${words[reason].it}.`,
      writes: `Il cliente scrive: ${text}`,
      state: isGranted
        ? `La segnalazione n. ${number} è stata accettata.`
        : `La segnalazione n. ${number} aspetta una decisione.`,
    },
    'en-US': {
      subject: `Claim about order no. ${orderId}`,
      what: `Order no. ${orderId}: ${line.product.name} ${words[reason]['en-US']}.`,
      writes: `The customer writes: ${text}`,
      state: isGranted ? `Claim no. ${number} was accepted.` : `Claim no. ${number} awaits a decision.`,
    },
  };
  const { subject, what, writes, state } = told[language];
  await sendMail(unit, {
    to: unit.facts.email,
    language,
    kind: 'order_claim',
    subject,
    params: { orderId, orderItemId, reason },
    lines: [what, ...(text === '' ? [] : [writes]), state],
  });
}

async function claimLocked(
  unit: ClaimLineContext,
  order: OrderRow,
  { orderItemId, reason, quantity, text }: Claimed,
): Promise<void> {
  const { orderId, userId } = order;
  const lines = await unit.orders.listLines([orderId]);
  const line = lines.find((one) => one.orderItemId === orderItemId && one.kind === 'item');
  if (line === undefined) throw unknownLine();
  const share = shareOf(unit, { order, line, reason });
  const claimQuantity = claimedQuantity(line, share, quantity);
  const transaction =
    order.transactionId === null ? null : await unit.payments.findTransaction(order.transactionId);
  const refund = claimRefund(share, claimQuantity, leftOf(order, transaction, lines));
  const granted = sumCents([...refundsIn(lines, grantedStates), refund]);
  const isGranted = granted <= unit.facts.claimLimitCents;
  const claimState = isGranted ? await grantClaim(unit, order, refund) : 'received';
  const isFirst = await unit.orderDeliveries.claim(orderItemId, {
    claimReason: reason,
    claimedAt: unit.now,
    claimQuantity,
    claimText: text,
    claimRefund: refund,
    claimState,
    claimDecidedAt: isGranted ? unit.now : null,
  });
  // Whoever did not wait for the lock was first; the refund goes with the transaction.
  if (!isFirst) throw claimedBefore();
  await unit.audit.add({
    kind: 'claim.made',
    userId,
    facts: { orderId, orderItemId, refund, state: claimState },
  });
  await tellShop(unit, line, { reason, text, isGranted });
  if (isGranted) await sendClaimMail(unit, order, { line, kind: 'claim_accepted', refund });
}

/**
 * Says what is wrong with a line of an own order, once, within the tenant's days (O14). Up to the tenant's limit for the
 * order it is accepted at once, and what was paid online goes back; above it the shop decides (decision 071). The shop
 * is told by mail, and the shopper once it is accepted.
 */
export async function claimLine(
  context: Transactional<ClaimLineContext>,
  userId: number,
  claimed: Claimed,
): Promise<Order> {
  const { orderId } = claimed;
  await context.transaction(async (unit) => {
    const order = await unit.orders.lock(orderId);
    if (order === null || order.userId !== userId) throw unknownOrder();
    await claimLocked(unit, order, claimed);
  });
  return viewOrder(context, userId, { orderId, withReplaced: false });
}
