import { deliveryServiceCodes } from '../../../../contract/api/codes.ts';
import { dayTime } from '../../../../contract/rules/time/calendar-day.ts';
import { instantOf, shopZone } from '../../../../contract/rules/time/zone-time.ts';
import { inEach, locales } from '../../../platform/said.ts';
import type { InEach } from '../../../platform/said.ts';
import type { Transactional } from '../../../platform/platform-context.ts';
import { hasPush, tellPerson } from '../../push/tell.ts';
import type { PushWords, TellContext } from '../../push/tell.ts';
import { englishTime } from '../../timeslot/slot-words.ts';
import { clockOf } from '../change-term.ts';
import type { OrderContext } from '../order.context.ts';
import type { OrderRow } from '../order.repository.ts';
import { orderPath } from './order-path.ts';
import { reminderTerms } from './reminder-term.ts';

/** What the functions of this file touch. */
type TellTermsContext = TellContext & Pick<OrderContext, 'orderNews' | 'today'>;

const minuteMs = 60_000;
const termMs = 30 * minuteMs;
const mostAtOnce = 200;

const weekday = inEach(
  (language) => new Intl.DateTimeFormat(locales[language], { weekday: 'long', timeZone: 'UTC' }),
);

const later = ({ now }: Pick<TellTermsContext, 'now'>, ms: number) => new Date(now.getTime() + ms);

function slotBeginOf({ slotDate, slotBegin }: OrderRow): Date {
  const [hours = 0, minutes = 0] = slotBegin.split(':').map(Number);
  return new Date(instantOf(dayTime(slotDate) + (hours * 60 + minutes) * minuteMs, shopZone));
}

/** Words for today; for another day with the day, which stays right however late a device hears them. */
function reminderWords(
  { orderId, slotDate, slotBegin, deliveryServiceId }: OrderRow,
  today: string,
): InEach<PushWords> {
  const at = dayTime(slotDate);
  const italianDay = slotDate === today ? '' : ` ${weekday.it.format(at)}`;
  const englishDay = slotDate === today ? '' : ` on ${weekday['en-US'].format(at)}`;
  const time = englishTime(slotBegin);
  return deliveryServiceId === deliveryServiceCodes.pickup
    ? {
        it: {
          title: `Ordine ${orderId}: ritiro vicino`,
          body: `Puoi ritirare la tua spesa${italianDay} dalle ${slotBegin}.`,
        },
        'en-US': {
          title: `Order ${orderId}: pickup is near`,
          body: `You can pick up your groceries${englishDay} from ${time}.`,
        },
      }
    : {
        it: {
          title: `Ordine ${orderId}: consegna vicina`,
          body: `Arriviamo${italianDay} a partire dalle ${slotBegin}.`,
        },
        'en-US': {
          title: `Order ${orderId}: delivery is near`,
          body: `We arrive${englishDay} from ${time} on.`,
        },
      };
}

function termWords({ orderId, editableUntil }: OrderRow): InEach<PushWords> {
  const time = clockOf(editableUntil);
  return {
    it: { title: `Ordine ${orderId}: ultime modifiche`, body: `Puoi modificarlo fino alle ${time}.` },
    'en-US': {
      title: `Order ${orderId}: last changes`,
      body: `You can change it until ${englishTime(time)}.`,
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
    const { now, today } = unit;
    const order = await unit.orderNews.takeNear({ now, today }, reminderTerms(now, today));
    if (order === null) return false;
    await tellPerson(unit, {
      userId: order.userId,
      topic: 'deliveryReminder',
      words: reminderWords(order, today),
      navTo: orderPath(order),
      notAfter: slotBeginOf(order),
    });
    return true;
  });
}

/** Says half an hour before that an order can soon be changed no more, once an order (ORD-06). */
export function tellChangeTerms(context: Transactional<TellTermsContext>): Promise<void> {
  return tellEach(context, async (unit) => {
    const order = await unit.orderNews.takeTerm({ now: unit.now, by: later(unit, termMs) });
    if (order === null) return false;
    await tellPerson(unit, {
      userId: order.userId,
      topic: 'changeTerm',
      words: termWords(order),
      navTo: orderPath(order),
      notAfter: order.editableUntil,
    });
    return true;
  });
}
