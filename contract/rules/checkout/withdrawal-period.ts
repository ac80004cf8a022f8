import { orderStatusCodes } from '../../api/codes.ts';
import type { Order } from '../../api/ordering/order.ts';
import { addDays } from '../time/calendar-day.ts';
import { dayOfInstant } from '../time/zone-time.ts';

/** Days to withdraw from a contract, without giving a reason (art. 52 Codice del consumo, B-41). */
export const withdrawalDays = 14;

const delivered: readonly number[] = [orderStatusCodes.delivered, orderStatusCodes.partlyDelivered];

/**
 * The last day (`YYYY-MM-DD`) on which one may withdraw from an order that has come: the day it came does not count. Null
 * for one that has not come, or of which nobody knows when.
 */
export function lastWithdrawalDay({
  orderStatusId,
  delivery,
  timeslot,
}: Pick<Order, 'orderStatusId' | 'delivery' | 'timeslot'>): string | null {
  if (!delivered.includes(orderStatusId)) return null;
  const day = delivery === null ? timeslot?.dateIso : dayOfInstant(Date.parse(delivery.deliveredAt));
  return day === undefined ? null : addDays(day, withdrawalDays);
}
