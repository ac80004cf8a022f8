import { ruleWords } from '#rule-words';
import { addMonths } from '../time/calendar-day.ts';
import { dateRule, parseDateText } from '../time/date-text.ts';
import type { FieldRule } from '../validation/field-rule.ts';

/**
 * A date `gg/mm/aaaa` before `today` (`YYYY-MM-DD`, Europe/Rome) and, where the tenant asks it, at least
 * `minimumAge` years before (VAL-10).
 */
export function birthdateRule(input: {
  readonly today: string;
  readonly minimumAge?: number | null | undefined;
}): FieldRule {
  const { today, minimumAge } = input;
  return (value) => {
    const day = parseDateText(value ?? '');
    if (day === null) return dateRule(value);
    if (day >= today) return ruleWords.pastBirthdate;
    const years = minimumAge ?? 0;
    return addMonths(day, years * 12) <= today ? null : ruleWords.age(years);
  };
}
