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

const words: Readonly<Record<ClaimReason, string>> = {
  missing: 'non è arrivato',
  damaged: 'è arrivato danneggiato',
  wrong: 'non è quello ordinato',
  expired: 'è scaduto o sta per scadere',
  weight: 'ha un peso diverso da quello pagato',
  unwanted: 'è stato sostituito con un prodotto che non va bene',
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
  await sendMail(unit, {
    to: unit.facts.email,
    kind: 'order_claim',
    subject: `Segnalazione sull'ordine n. ${orderId}`,
    params: { orderId, orderItemId, reason },
    lines: [
      `Ordine n. ${orderId}: ${line.product.name} ${words[reason]}.`,
      ...(text === '' ? [] : [`Il cliente scrive: ${text}`]),
      isGranted
        ? `La segnalazione n. ${claimNumber(line)} è stata accettata.`
        : `La segnalazione n. ${claimNumber(line)} aspetta una decisione.`,
    ],
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
