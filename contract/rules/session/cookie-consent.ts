import { isCalendarDay } from '../../api/iso-date.ts';
import { addMonths } from '../time/calendar-day.ts';

/** A choice is not asked again for so many months (B-07). */
export const monthsOfSilence = 6;

/** What a shopper may do while the consent banner is open; its X means technical cookies only (B-06). */
export type ConsentAction = 'accept' | 'refuse' | 'save' | 'close';

const choices: ReadonlySet<string> = new Set<ConsentAction>(['accept', 'refuse', 'save', 'close']);

/** True for a choice that is recorded; scrolling or going on is no consent (B-06; Garante 10-6-2021). */
export function isConsentChoice(action: string): action is ConsentAction {
  return choices.has(action);
}

/**
 * True when consent must be asked: no known choice, changed terms, or six months passed since (B-07; Garante
 * 10-6-2021). `saveDate` is a day or an instant, `today` a day (`YYYY-MM-DD`).
 */
export function asksConsent(input: {
  readonly saveDate: string | null | undefined;
  readonly today: string;
  readonly termsChanged?: boolean | undefined;
}): boolean {
  const saved = (input.saveDate ?? '').slice(0, 10);
  if (input.termsChanged === true || !isCalendarDay(saved)) return true;
  return addMonths(saved, monthsOfSilence) <= input.today;
}
