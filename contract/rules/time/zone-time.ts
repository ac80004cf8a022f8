import { dayTime } from './calendar-day.ts';

/** The shop's time zone: its days begin and its slots are named there. */
export const shopZone = 'Europe/Rome';

// A format takes far longer to make than to use.
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known !== undefined) return known;
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  formats.set(zone, format);
  return format;
}

const wallClock = (instant: number, zone: string): Record<string, string> =>
  Object.fromEntries(
    formatOf(zone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  );

/** The calendar day (`YYYY-MM-DD`) of an instant in ms. Throws RangeError for no instant or an unknown zone. */
export function dayOfInstant(instant: number, zone: string = shopZone): string {
  const { year, month, day } = wallClock(instant, zone);
  return `${year}-${month}-${day}`;
}

/** The hour of the day, 0 to 23, of an instant in ms. Throws RangeError for no instant or an unknown zone. */
export const hourOfInstant = (instant: number, zone: string = shopZone): number =>
  Number(wallClock(instant, zone)['hour']);

function offset(instant: number, zone: string): number {
  const { year, month, day, hour, minute, second } = wallClock(instant, zone);
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`) - instant;
}

/** The instant of what a clock of the zone shows, given as if it were UTC: two steps settle the offset in force. */
export function instantOf(shown: number, zone: string): number {
  const near = shown - offset(shown, zone);
  return shown - offset(near, zone);
}

/** The instant, in ms, at which a day (`YYYY-MM-DD`) begins, also when clocks change. Throws RangeError for no real day. */
export const startOfDay = (day: string, zone: string = shopZone): number => instantOf(dayTime(day), zone);
