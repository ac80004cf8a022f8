import { deliveryServiceCodes } from '../../../../contract/api/codes.ts';
import { dayTime } from '../../../../contract/rules/time/calendar-day.ts';
import { dayOfInstant, instantOf, shopZone } from '../../../../contract/rules/time/zone-time.ts';
import { inEach, locales } from '../../../platform/said.ts';
import type { InEach, Said } from '../../../platform/said.ts';
import type { Transactional } from '../../../platform/platform-context.ts';
import { hasPush, tellPerson } from '../../push/tell.ts';
import type { PushWords, TellContext } from '../../push/tell.ts';
import { englishTime } from '../../timeslot/slot-words.ts';
import { clockOf } from '../change-term.ts';
import type { OrderContext } from '../order.context.ts';
import type { OrderRow } from '../order.repository.ts';
import { orderPath } from './order-path.ts';
import { toldBy } from './told-by.ts';

/** What the functions of this file touch. */
type TellTermsContext = TellContext & Pick<OrderContext, 'orderNews' | 'today'>;

const minuteMs = 60_000;
const reminderMs = 120 * minuteMs;
const termMs = 30 * minuteMs;
const mostAtOnce = 200;

const weekday = inEach(
  (language) => new Intl.DateTimeFormat(locales[language], { weekday: 'long', timeZone: 'UTC' }),
);

function slotBeginOf({ slotDate, slotBegin }: OrderRow): Date {
  const [hours = 0, minutes = 0] = slotBegin.split(':').map(Number);
  return new Date(instantOf(dayTime(slotDate) + (hours * 60 + minutes) * minuteMs, shopZone));
}

/** A day that is not today by its name, which stays right however late a device hears it; today is not named. */
const dayWords = (day: string, today: string, { it, en }: { it: string; en: string }): Said =>
  day === today
    ? { it: '', 'en-US': '' }
    : {
        it: `${it}${weekday.it.format(dayTime(day))}`,
        'en-US': `${en}${weekday['en-US'].format(dayTime(day))}`,
      };

function reminderWords(
  { orderId, slotDate, slotBegin, deliveryServiceId }: OrderRow,
  today: string,
): InEach<PushWords> {
  const day = dayWords(slotDate, today, { it: ' ', en: ' on ' });
  const time = englishTime(slotBegin);
  return deliveryServiceId === deliveryServiceCodes.pickup
    ? {
        it: {
          title: `Ordine ${orderId}: ritiro vicino`,
          body: `Puoi ritirare la tua spesa${day.it} dalle ${slotBegin}.`,
        },
        'en-US': {
          title: `Order ${orderId}: pickup is near`,
          body: `You can pick up your groceries${day['en-US']} from ${time}.`,
        },
      }
    : {
        it: {
          title: `Ordine ${orderId}: consegna vicina`,
          body: `Arriviamo${day.it} a partire dalle ${slotBegin}.`,
        },
        'en-US': {
          title: `Order ${orderId}: delivery is near`,
          body: `We arrive${day['en-US']} from ${time} on.`,
        },
      };
}

function termWords({ orderId, editableUntil }: OrderRow, today: string): InEach<PushWords> {
  // A midnight belongs to the day it ends.
  const day = dayWords(dayOfInstant(editableUntil.getTime() - 1), today, { it: ' di ', en: ' on ' });
  const time = clockOf(editableUntil);
  return {
    it: {
      title: `Ordine ${orderId}: ultime modifiche`,
      body: `Puoi modificarlo fino alle ${time}${day.it}.`,
    },
    'en-US': {
      title: `Order ${orderId}: last changes`,
      body: `You can change it until ${englishTime(time)}${day['en-US']}.`,
    },
  };
}

/** Tells one order after the other what `take` takes, each in one transaction with its mark. */
async function tellEach(
  context: Transactional<TellTermsContext>,
  tellNext: (unit: TellTermsContext) => Promise<boolean>,
): Promise<void> {
  if (!hasPush(context)) return;
  for (let told = 0; told < mostAtOnce; told += 1) {
    if (!(await context.transaction(tellNext))) return;
  }
}

/** Reminds of deliveries and pickups two hours before they begin, or in the evening where that is at night, once an order. */
export function remindOfDeliveries(context: Transactional<TellTermsContext>): Promise<void> {
  return tellEach(context, async (unit) => {
    const order = await unit.orderNews.takeNear(unit, toldBy(unit, reminderMs));
    if (order === null) return false;
    await tellPerson(unit, {
      userId: order.userId,
      topic: 'deliveryReminder',
      words: reminderWords(order, unit.today),
      navTo: orderPath(order),
      notAfter: slotBeginOf(order),
    });
    return true;
  });
}

/** Says half an hour before, or in the evening where that is at night, that an order can soon be changed no more (ORD-06). */
export function tellChangeTerms(context: Transactional<TellTermsContext>): Promise<void> {
  return tellEach(context, async (unit) => {
    const order = await unit.orderNews.takeTerm(unit.now, toldBy(unit, termMs));
    if (order === null) return false;
    await tellPerson(unit, {
      userId: order.userId,
      topic: 'changeTerm',
      words: termWords(order, unit.today),
      navTo: orderPath(order),
      notAfter: order.editableUntil,
    });
    return true;
  });
}
