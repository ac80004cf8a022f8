import type { Order } from '../../api/ordering/order.ts';
import { isOrderUnderWay, isUnpaidOrder } from './order-status.ts';

/** When an order comes, so that texts compare as times do; what has no slot comes last. */
const whenOf = ({ timeslot }: Pick<Order, 'timeslot'>): string =>
  timeslot === null ? '9' : `${timeslot.dateIso} ${timeslot.beginTime}`;

/** The order that comes next, of those that are on their way; one that waits for its payment is not (NAV-12). */
export function nextOrder<Known extends Pick<Order, 'orderStatusId' | 'timeslot'>>(
  orders: readonly Known[],
): Known | null {
  const [next = null] = orders
    .filter(({ orderStatusId }) => isOrderUnderWay(orderStatusId) && !isUnpaidOrder(orderStatusId))
    .toSorted((one, other) => whenOf(one).localeCompare(whenOf(other)));
  return next;
}
