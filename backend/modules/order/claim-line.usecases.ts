import type { ClaimReason } from '../../../contract/api/ordering/order-delivery.ts';
import type { Order } from '../../../contract/api/ordering/order.ts';
import type { Transactional } from '../../platform/platform-context.ts';
import { sendMail } from '../mail/send-mail.ts';
import { claimUntil } from './delivery.view.ts';
import type { DueOrdersContext } from './due-orders.ts';
import type { OrderContext } from './order.context.ts';
import { claimedBefore, notClaimable, unknownLine, unknownOrder } from './order.errors.ts';
import { viewOrder } from './order.usecases.ts';

/** What the functions of this file touch. */
type ClaimLineContext = DueOrdersContext & Pick<OrderContext, 'orderDeliveries'>;

const words: Readonly<Record<ClaimReason, string>> = {
  missing: 'non è arrivato',
  damaged: 'è arrivato danneggiato',
  wrong: 'non è quello ordinato',
  expired: 'è scaduto o sta per scadere',
  weight: 'ha un peso diverso da quello pagato',
};

/** Says what is wrong with a line of an own order, once, within the tenant's days; the shop is told by mail (O14). */
export async function claimLine(
  context: Transactional<ClaimLineContext>,
  userId: number,
  { orderId, orderItemId, reason }: { orderId: number; orderItemId: number; reason: ClaimReason },
): Promise<Order> {
  await context.transaction(async (unit) => {
    const order = await unit.orders.find(userId, orderId);
    if (order === null) throw unknownOrder();
    const lines = await unit.orders.listLines([orderId]);
    const line = lines.find((one) => one.orderItemId === orderItemId && one.kind === 'item');
    if (line === undefined) throw unknownLine();
    const until = claimUntil(order, unit.facts);
    if (until === null || until < unit.now) throw notClaimable(unit.facts.claimDays);
    const claim = { claimReason: reason, claimedAt: unit.now };
    if (!(await unit.orderDeliveries.claim(orderItemId, claim))) throw claimedBefore();
    await sendMail(unit, {
      to: unit.facts.email,
      kind: 'order_claim',
      subject: `Segnalazione sull'ordine n. ${orderId}`,
      params: { orderId, orderItemId, reason },
      lines: [`Ordine n. ${orderId}: ${line.product.name} ${words[reason]}.`],
    });
  });
  return viewOrder(context, userId, { orderId, withReplaced: false });
}
