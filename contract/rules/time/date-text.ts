import { ruleWords } from '#rule-words';
import { isCalendarDay } from '../../api/iso-date.ts';
import { fieldRule } from '../validation/field-rule.ts';

/** `gg/mm/aaaa` as `YYYY-MM-DD`; null for another shape or a day that does not exist. */
export function parseDateText(value: string): string | null {
  const match = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(value);
  if (match === null) return null;
  const day = `${match[3]}-${match[2]}-${match[1]}`;
  return isCalendarDay(day) ? day : null;
}

/** Two, two and four digits, and a real calendar day (VAL-09). */
export const dateRule = fieldRule((value) => parseDateText(value) !== null, ruleWords.date);
