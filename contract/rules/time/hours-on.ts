import type { OpeningHours } from '../../api/shopping/delivery.ts';
import { dayTime } from './calendar-day.ts';

/** The hours of a place on a day `YYYY-MM-DD`, in words: `8:00–21:00`. Null where it is closed then. */
export function hoursOn(hours: OpeningHours, day: string): string | null {
  const weekday = new Date(dayTime(day)).getUTCDay() || 7;
  return hours.find((one) => one.day === weekday)?.text ?? null;
}
