import { useLingui } from '@lingui/react';
import { useMemo } from 'react';
import { dayWords, type DayWords } from '../../text/day.ts';

/** Days in the shopper's words. */
export function useDayWords(): DayWords {
  const { i18n } = useLingui();
  return useMemo(() => dayWords(i18n), [i18n]);
}
