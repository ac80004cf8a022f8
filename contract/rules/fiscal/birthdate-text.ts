import { isCalendarDay } from '../../api/iso-date.ts';
import { parseDateText } from '../time/date-text.ts';

/** A birthdate as it is typed: `YYYY-MM-DD` becomes `gg/mm/aaaa`, anything else stays as it is. */
export function birthdateText(value: string): string {
  const day = value.trim();
  return isCalendarDay(day) ? day.split('-').toReversed().join('/') : day;
}

/** The day a birthdate names, `YYYY-MM-DD`; null for an empty one. Of a value the birthdate rule passed. */
export function birthdateOf(value: string): string | null {
  return parseDateText(birthdateText(value));
}
