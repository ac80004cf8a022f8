import { useLingui } from '@lingui/react/macro';
import type { Flyer } from '../../../contract/api/content/flyer.ts';
import { isElided } from '../../text/day.ts';
import { useDayWords } from '../words/use-day-words.ts';

interface FlyerWords {
  /** The days it is good for, within a sentence: "dal 19 al 25 novembre 2026"; what was written where it has none. */
  period: (flyer: Flyer) => string;
  /** From when a flyer to come is good: "domani", "giovedì", or its date. */
  begin: (flyer: Flyer, days: number) => string;
}

/** So many days ahead a weekday alone means one day. */
const weekdayMeans = 7;

/** When a flyer is good for, in the shopper's words (CMS-04). */
export function useFlyerWords(): FlyerWords {
  const { t } = useLingui();
  const words = useDayWords();
  const partsOf = (day: string) => {
    const { date, month, weekday } = words.parts(day);
    return { date, month: month.whole, weekday: weekday.whole, year: day.slice(0, 4) };
  };
  /** A day as far as the one after it does not say the same. */
  const dayBefore = (day: string, next: string): string => {
    const { date, month, year } = partsOf(day);
    if (day.slice(0, 7) === next.slice(0, 7)) return date;
    return year === next.slice(0, 4) ? t`${date} ${month}` : t`${date} ${month} ${year}`;
  };
  const from = (day: string, said: string): string =>
    isElided(partsOf(day).date) ? t`dall’${said}` : t`dal ${said}`;
  const to = (day: string): string => {
    const said = dayBefore(day, '');
    return isElided(partsOf(day).date) ? t`all’${said}` : t`al ${said}`;
  };
  return {
    period({ acf: { valid_from, valid_to }, testo_validit }) {
      if (valid_from === '' && valid_to === '') return testo_validit;
      if (valid_to === '') return from(valid_from, dayBefore(valid_from, ''));
      const end = to(valid_to);
      if (valid_from === '') return t`fino ${end}`;
      const start = from(valid_from, dayBefore(valid_from, valid_to));
      return t`${start} ${end}`;
    },
    begin({ acf: { valid_from } }, days) {
      const { date, month, weekday } = partsOf(valid_from);
      if (days === 1) return t`Da domani`;
      if (days < weekdayMeans) return t`Da ${weekday}`;
      return isElided(date) ? t`Dall’${date} ${month}` : t`Dal ${date} ${month}`;
    },
  };
}
