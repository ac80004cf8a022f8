import { addDays } from '../../contract/rules/time/calendar-day.ts';
import { dayOfInstant, startOfDay } from '../../contract/rules/time/zone-time.ts';

/** Tells the calendar day (`YYYY-MM-DD`, Europe/Rome) of an instant. */
export type DayClock = (instant: Date) => string;

/** A day clock that asks the time zone once a day only. */
export function createDayClock(): DayClock {
  let known = { day: '', from: 0, until: 0 };
  return (instant) => {
    const at = instant.getTime();
    if (at < known.from || at >= known.until) {
      const day = dayOfInstant(at);
      known = { day, from: startOfDay(day), until: startOfDay(addDays(day, 1)) };
    }
    return known.day;
  };
}
