import { shopZone, startOfDay } from '../time/zone-time.ts';

const halfDayMs = 43_200_000;

/** The timestamp of a slides call, in ms: start of the day plus 12 hours, so that a day's calls share an address (CMS-06). */
export function sliderTimestamp(day: string, zone: string = shopZone): number {
  return startOfDay(day, zone) + halfDayMs;
}
