import type { OrderEnder } from '../../../../contract/api/ordering/order-history.ts';
import { tellPerson } from '../../push/tell.ts';
import type { TellContext } from '../../push/tell.ts';
import type { OrderContext } from '../order.context.ts';
import type { OrderFields, OrderRow } from '../order.repository.ts';
import { orderPath } from './order-path.ts';
import { statusNews, statusWords } from './status-news.ts';
import type { StatusNews } from './status-news.ts';

/** What the functions of this file touch. */
export type MoveStatusContext = TellContext & Pick<OrderContext, 'orders' | 'today'>;

const ofToday: ReadonlySet<StatusNews> = new Set(['almostReady', 'onTheWay', 'handedOver']);

/** Moves a locked order to a status, and tells the shopper's devices what that means for them (PUSH-01). */
export async function moveStatus(
  unit: MoveStatusContext,
  order: OrderRow,
  { statusId, by }: { readonly statusId: number; readonly by?: OrderEnder },
  fields: OrderFields = {},
): Promise<OrderRow> {
  const change = { statusId, at: unit.now, ...(by !== undefined && { by }) };
  const moved = await unit.orders.move(order.orderId, change, fields);
  const news = statusNews(order, { to: moved, by });
  if (news === null) return moved;
  await tellPerson(unit, {
    userId: moved.userId,
    topic: 'orderStatus',
    words: statusWords(news, moved),
    navTo: orderPath(moved),
    ...(news === 'unpaid' && moved.dueUntil !== null && { notAfter: moved.dueUntil }),
    // Who waits for today's delivery wants to know, however late it is.
    atNight: ofToday.has(news) && moved.slotDate === unit.today,
  });
  return moved;
}
