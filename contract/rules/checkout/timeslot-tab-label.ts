import { dayTime } from '../time/calendar-day.ts';

/** A day as its tab names it: `weekday` from 0 for Sunday, `date` from 1, `month` from 0 for January. */
interface NamedDay {
  readonly weekday: number;
  readonly date: number;
  readonly month: number;
}

/** The parts of a day `YYYY-MM-DD` that have a name or a number; null for text that is no real day. */
function namedDay(day: string): NamedDay | null {
  const time = dayTime(day);
  if (Number.isNaN(time)) return null;
  const date = new Date(time);
  return { weekday: date.getUTCDay(), date: date.getUTCDate(), month: date.getUTCMonth() };
}

/**
 * What the tab of a day says: that it is today, else its weekday, day number and month; null for text that is no real
 * day (SLOT-03). Both days are `YYYY-MM-DD`, `today` in Europe/Rome.
 */
export function tabLabel(day: string, today: string): 'today' | NamedDay | null {
  return day === today ? 'today' : namedDay(day);
}
