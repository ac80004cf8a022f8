import { dayTime } from './calendar-day.ts';
import { instantOf, shopZone } from './zone-time.ts';

/** The instant, in ms, of a time (`HH:MM`) of a day in the shop's zone. Throws RangeError for no real day or time. */
export function instantAt(day: string, time: string): number {
  const [hours = Number.NaN, minutes = Number.NaN] = time.split(':').map(Number);
  return instantOf(dayTime(day) + (hours * 60 + minutes) * 60_000, shopZone);
}
