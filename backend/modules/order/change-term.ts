import { addDays } from '../../../contract/rules/time/calendar-day.ts';
import { dayOfInstant, shopZone } from '../../../contract/rules/time/zone-time.ts';
import { inEach, locales } from '../../platform/said.ts';
import type { Said } from '../../platform/said.ts';
import { englishTime } from '../timeslot/slot-words.ts';
import { isChangeable } from './order-permissions.ts';
import type { OrderRow } from './order.repository.ts';

const longDay = inEach(
  (language) =>
    new Intl.DateTimeFormat(locales[language], {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      timeZone: shopZone,
    }),
);
const clock = new Intl.DateTimeFormat('it-IT', {
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: shopZone,
});

/** An instant as a clock in the shop shows it, `HH:MM`; a midnight ends its day, `24:00`. */
export function clockOf(instant: Date): string {
  return spoken(instant).time;
}

/** A midnight belongs to the day it ends, as people mean it. */
function spoken(term: Date): { instant: number; time: string } {
  const time = clock.format(term);
  return time === '00:00'
    ? { instant: term.getTime() - 1, time: '24:00' }
    : { instant: term.getTime(), time };
}

const today: Said = { it: 'oggi, ', 'en-US': 'today, ' };
const tomorrow: Said = { it: 'domani, ', 'en-US': 'tomorrow, ' };
const anotherDay: Said = { it: '', 'en-US': 'on ' };

/** Until when an order can be changed or cancelled, for a mail that may be read another day; none once it cannot (ORD-06). */
export function changeTerm(order: OrderRow, now: Date): readonly Said[] {
  if (!isChangeable(order, now)) return [];
  const { instant, time } = spoken(order.editableUntil);
  const [first, day] = [dayOfInstant(now.getTime()), dayOfInstant(instant)];
  const near = day === first ? today : day === addDays(first, 1) ? tomorrow : anotherDay;
  const hour = time === '24:00' ? 'midnight' : englishTime(time);
  return [
    {
      it: `Puoi modificarlo o annullarlo fino alle ${time} di ${near.it}${longDay.it.format(instant)}.`,
      'en-US': `You can change or cancel it until ${hour} ${near['en-US']}${longDay['en-US'].format(instant)}.`,
    },
  ];
}
