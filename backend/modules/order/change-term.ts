import { addDays } from '../../../contract/rules/time/calendar-day.ts';
import { dayOfInstant, shopZone } from '../../../contract/rules/time/zone-time.ts';
import { isChangeable } from './order-permissions.ts';
import type { OrderRow } from './order.repository.ts';

const longDay = new Intl.DateTimeFormat('it-IT', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: shopZone,
});
const clock = new Intl.DateTimeFormat('it-IT', {
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: shopZone,
});

/** A midnight belongs to the day it ends, as people mean it. */
function spoken(term: Date): { instant: number; time: string } {
  const time = clock.format(term);
  return time === '00:00'
    ? { instant: term.getTime() - 1, time: '24:00' }
    : { instant: term.getTime(), time };
}

/** Until when an order can be changed or cancelled, for a mail that may be read another day; none once it cannot (ORD-06). */
export function changeTerm(order: OrderRow, now: Date): readonly string[] {
  if (!isChangeable(order, now)) return [];
  const { instant, time } = spoken(order.editableUntil);
  const [today, day] = [dayOfInstant(now.getTime()), dayOfInstant(instant)];
  const near = day === today ? 'oggi, ' : day === addDays(today, 1) ? 'domani, ' : '';
  return [`Puoi modificarlo o annullarlo fino alle ${time} di ${near}${longDay.format(instant)}.`];
}
