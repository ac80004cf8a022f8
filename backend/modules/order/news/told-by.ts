import { addDays, dayTime } from '../../../../contract/rules/time/calendar-day.ts';
import { quietHours } from '../../../../contract/rules/time/quiet-hours.ts';
import { instantOf, shopZone } from '../../../../contract/rules/time/zone-time.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
/** What would be told in the night to come is told in the last half hour before it. */
const eveningMs = 30 * minuteMs;

const hourOf = (day: string, hour: number): number => instantOf(dayTime(day) + hour * hourMs, shopZone);

/** What begins or ends by these instants is told of now. */
export interface ToldBy {
  readonly by: Date;
  /** For whoever wants quiet hours: before they begin also what would be told in them. */
  readonly quietBy: Date;
}

/** What is told of so many ms ahead, at an instant of a day (`YYYY-MM-DD`) in the shop's zone (decision 081). */
export function toldBy({ now, today }: { now: Date; today: string }, aheadMs: number): ToldBy {
  const instant = now.getTime();
  const by = new Date(instant + aheadMs);
  const night = hourOf(today, quietHours.from);
  const isEvening = instant >= night - eveningMs && instant < night;
  if (!isEvening) return { by, quietBy: by };
  // Whoever is told as the night ends is not woken.
  const lastQuiet = hourOf(addDays(today, 1), quietHours.to) - 1;
  return { by, quietBy: new Date(lastQuiet + aheadMs) };
}
