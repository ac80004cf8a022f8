import { isCalendarDay } from '../../api/iso-date.ts';

/** A day of 24 hours, in ms. */
export const dayMs = 86_400_000;

/** Midnight UTC of a day, in ms: for day arithmetic only. NaN when it is no real day. */
export function dayTime(day: string): number {
  return isCalendarDay(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN;
}

/** The day `days` later (earlier when negative). Throws RangeError when `day` is no real day. */
export function addDays(day: string, days: number): string {
  return new Date(dayTime(day) + days * dayMs).toISOString().slice(0, 10);
}

/** The same day `months` later, or the last day of that month. Throws RangeError when `day` is no real day. */
export function addMonths(day: string, months: number): string {
  const start = new Date(dayTime(day));
  const target = new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + months + 1, 0));
  target.setUTCDate(Math.min(start.getUTCDate(), target.getUTCDate()));
  return target.toISOString().slice(0, 10);
}
