import { addDays, dayTime } from '../../../../contract/rules/time/calendar-day.ts';
import { quietHours } from '../../../../contract/rules/time/quiet-hours.ts';
import { instantOf, shopZone } from '../../../../contract/rules/time/zone-time.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const aheadMs = 2 * hourMs;
/** Reminders of the night to come are told in the last half hour before it. */
const eveningMs = 30 * minuteMs;

const hourOf = (day: string, hour: number): number => instantOf(dayTime(day) + hour * hourMs, shopZone);

/** Until when slots begin that are reminded of by now. */
export interface ReminderTerms {
  /** Two hours from now. */
  readonly by: Date;
  /** For whoever wants quiet hours: before they begin, two hours from their end, for in them nobody is reminded. */
  readonly quietBy: Date;
}

/** Which slots are reminded of at an instant, of a day in the shop's zone (decision 081). */
export function reminderTerms(now: Date, today: string): ReminderTerms {
  const instant = now.getTime();
  const by = new Date(instant + aheadMs);
  const night = hourOf(today, quietHours.from);
  const isEvening = instant >= night - eveningMs && instant < night;
  if (!isEvening) return { by, quietBy: by };
  // Whoever is reminded as the night ends is not woken.
  const lastQuiet = hourOf(addDays(today, 1), quietHours.to) - 1;
  return { by, quietBy: new Date(lastQuiet + aheadMs) };
}
