import { language } from '#language';
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { isCalendarDay } from '../../contract/api/iso-date.ts';
import { hoursText, shortHoursText } from '../../contract/rules/language/hours-text.ts';
import { addDays, dayTime } from '../../contract/rules/time/calendar-day.ts';
import { tabLabel } from '../../contract/rules/checkout/timeslot-tab-label.ts';

/** A word that is seen short and heard whole: "lun", "lunedì". */
interface Word {
  short: string;
  whole: string;
}

interface DayParts {
  weekday: Word;
  date: string;
  month: Word;
}

const noWord: Word = { short: '', whole: '' };
const noParts: DayParts = { weekday: noWord, date: '', month: noWord };

/** Days `YYYY-MM-DD` in the shopper's words; what is no real day has none. */
export interface DayWords {
  parts(day: string): DayParts;
  /** The parts of a tab; today's weekday reads OGGI (SLOT-03). */
  tab(day: string, today: string): DayParts;
  /** "Oggi", "Domani", "lunedì 23 novembre". */
  relative(day: string, today: string): string;
  /** The same within a sentence: "oggi". */
  relativeWithin(day: string, today: string): string;
  /** For narrow places: "oggi", "domani", "lun 23". */
  relativeShort(day: string, today: string): string;
  /** With its article and year: "il 23 novembre 2026", "l’8 dicembre 2026". */
  dated(day: string): string;
}

/** One formatter of a kind for each language. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function format(time: number, locale: string, part: 'weekday' | 'month', length: 'short' | 'long'): string {
  const key = `${locale} ${part} ${length}`;
  const formatter =
    formatters.get(key) ?? new Intl.DateTimeFormat(locale, { [part]: length, timeZone: 'UTC' });
  formatters.set(key, formatter);
  return formatter.format(time);
}

/** The words for days in the language of `i18n`. */
export function dayWords(i18n: I18n): DayWords {
  const word = (time: number, part: 'weekday' | 'month'): Word => ({
    short: format(time, i18n.locale, part, 'short'),
    whole: format(time, i18n.locale, part, 'long'),
  });
  const parts = (day: string): DayParts => {
    if (!isCalendarDay(day)) return noParts;
    const time = dayTime(day);
    return { weekday: word(time, 'weekday'), date: String(Number(day.slice(8))), month: word(time, 'month') };
  };
  const wholeWords = (day: string) => {
    const { weekday, date, month } = parts(day);
    return { weekday: weekday.whole, date, month: month.whole };
  };
  const plain = (day: string): string => {
    const { weekday, date, month } = wholeWords(day);
    return i18n._(msg`${weekday} ${date} ${month}`);
  };
  const isTomorrow = (day: string, today: string) => day === addDays(today, 1);
  const relativeWithin = (day: string, today: string): string => {
    if (day === today) return i18n._(msg`oggi`);
    return isTomorrow(day, today) ? i18n._(msg`domani`) : plain(day);
  };
  return {
    parts,
    tab(day, today) {
      const words = parts(day);
      if (tabLabel(day, today) !== 'today') return words;
      const label = i18n._(msg`OGGI`);
      return { ...words, weekday: { short: label, whole: label } };
    },
    relative(day, today) {
      if (day === today) return i18n._(msg`Oggi`);
      return isTomorrow(day, today) ? i18n._(msg`Domani`) : plain(day);
    },
    relativeWithin,
    relativeShort(day, today) {
      if (day === today || isTomorrow(day, today)) return relativeWithin(day, today);
      const { weekday, date } = parts(day);
      const shortWeekday = weekday.short;
      return i18n._(msg`${shortWeekday} ${date}`);
    },
    dated(day) {
      const { date, month } = wholeWords(day);
      const year = day.slice(0, 4);
      return isElided(date)
        ? i18n._(msg`l’${date} ${month} ${year}`)
        : i18n._(msg`il ${date} ${month} ${year}`);
    },
  };
}

/** Whether the article of a day of the month runs into it: "l’8 settembre", "fino all’11". */
export const isElided = (date: string): boolean => date === '8' || date === '11';

/** Hours of a slot: "18–20", or "18:30–20" when it does not start on the hour; in en-US "6–8 PM". */
export const shortHours = (slot: { beginTime: string; endTime: string }): string =>
  shortHoursText(slot.beginTime, slot.endTime, language);

/** Hours of a slot from begin to end: "09:00–11:00" (SLOT-17), "9:00–11:00 AM". */
export const slotHours = (slot: { beginTime: string; endTime: string }): string =>
  hoursText(slot.beginTime, slot.endTime, language);
