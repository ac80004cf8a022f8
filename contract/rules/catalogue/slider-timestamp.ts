import { shopZone, startOfDay } from '../time/zone-time.ts';

const halfDayMs = 43_200_000;

/** The timestamp of a slides call, in ms: the start of the day plus 12 hours: a day's calls share an address (CMS-06). */
export function sliderTimestamp(day: string, zone: string = shopZone): number {
  return startOfDay(day, zone) + halfDayMs;
}
