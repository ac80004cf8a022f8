import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { addDays } from '../../contract/rules/time/calendar-day.ts';
import { namedDay, tabLabel } from '../../contract/rules/checkout/timeslot-tab-label.ts';

type Name = readonly [short: MessageDescriptor, long: MessageDescriptor];

// Written out: the server's and the browser's locale data may differ in a detail, the page may not.
const weekdays: readonly Name[] = [
  [msg({ message: 'dom', context: 'weekday' }), msg`domenica`],
  [msg({ message: 'lun', context: 'weekday' }), msg`lunedì`],
  [msg({ message: 'mar', context: 'weekday' }), msg`martedì`],
  [msg({ message: 'mer', context: 'weekday' }), msg`mercoledì`],
  [msg({ message: 'gio', context: 'weekday' }), msg`giovedì`],
  [msg({ message: 'ven', context: 'weekday' }), msg`venerdì`],
  [msg({ message: 'sab', context: 'weekday' }), msg`sabato`],
];
const months: readonly Name[] = [
  [msg({ message: 'gen', context: 'month' }), msg`gennaio`],
  [msg({ message: 'feb', context: 'month' }), msg`febbraio`],
  [msg({ message: 'mar', context: 'month' }), msg`marzo`],
  [msg({ message: 'apr', context: 'month' }), msg`aprile`],
  [msg({ message: 'mag', context: 'month' }), msg`maggio`],
  [msg({ message: 'giu', context: 'month' }), msg`giugno`],
  [msg({ message: 'lug', context: 'month' }), msg`luglio`],
  [msg({ message: 'ago', context: 'month' }), msg`agosto`],
  [msg({ message: 'set', context: 'month' }), msg`settembre`],
  [msg({ message: 'ott', context: 'month' }), msg`ottobre`],
  [msg({ message: 'nov', context: 'month' }), msg`novembre`],
  [msg({ message: 'dic', context: 'month' }), msg`dicembre`],
];

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
  /** "23 novembre 2026". */
  long(day: string): string;
}

/** The words for days in the language of `i18n`. */
export function dayWords(i18n: I18n): DayWords {
  const wordOf = (names: readonly Name[], at: number | undefined): Word => {
    const [short, long] = names[at ?? -1] ?? [];
    return {
      short: short === undefined ? '' : i18n._(short),
      whole: long === undefined ? '' : i18n._(long),
    };
  };
  const parts = (day: string): DayParts => {
    const named = namedDay(day);
    return {
      weekday: wordOf(weekdays, named?.weekday),
      date: named === null ? '' : String(named.date),
      month: wordOf(months, named?.month),
    };
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
    long(day) {
      const { date, month } = wholeWords(day);
      const year = day.slice(0, 4);
      return i18n._(msg`${date} ${month} ${year}`);
    },
  };
}

/** "18–20", or "18:30–20" when a slot does not start on the hour. */
export function shortHours(slot: { beginTime: string; endTime: string }): string {
  const short = (time: string) => time.replace(/^0/, '').replace(/:00$/, '');
  return `${short(slot.beginTime)}–${short(slot.endTime)}`;
}
