import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { addDays } from '../../contract/rules/time/calendar-day.ts';
import { dayWords } from './day.ts';
import { shopTime } from './shop-time.ts';

/** A midnight belongs to the day it ends, as people mean it. */
const spoken = ({ day, time, isMidnight }: ReturnType<typeof shopTime>) => ({
  day: isMidnight ? addDays(day, -1) : day,
  time,
  isMidnight,
});

/** A term as it stands after "entro": "le 16:30 di domani", "mezzanotte", "la mezzanotte di domani"; `term` is an instant. */
export function termText(i18n: I18n, { term, today }: { term: string; today: string }): string {
  const { day, time, isMidnight } = spoken(shopTime(term));
  if (isMidnight && day === today) return i18n._(msg`mezzanotte`);
  const within = dayWords(i18n).relativeWithin(day, today);
  if (isMidnight) return i18n._(msg`la mezzanotte di ${within}`);
  return i18n._(msg`le ${time} di ${within}`);
}

/** A term of the next hours, as it stands after "entro": "le 16:30", "mezzanotte"; `term` is an instant. */
export function hourText(i18n: I18n, term: string): string {
  const { time, isMidnight } = shopTime(term);
  return isMidnight ? i18n._(msg`mezzanotte`) : i18n._(msg`le ${time}`);
}

/** Until when one can order for a timeslot, as "Ordina entro le 16:30 di domani"; `cutoff` is an instant. */
export function orderByText(i18n: I18n, { cutoff, today }: { cutoff: string; today: string }): string {
  const term = termText(i18n, { term: cutoff, today });
  return i18n._(msg`Ordina entro ${term}`);
}
