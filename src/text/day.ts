import { addDays, dayTime } from '../../contract/rules/time/calendar-day.ts';

const weekdays = ['dom', 'lun', 'mar', 'mer', 'gio', 'ven', 'sab'] as const;
const longWeekdays = ['domenica', 'lunedì', 'martedì', 'mercoledì', 'giovedì', 'venerdì', 'sabato'] as const;
const months = ['gen', 'feb', 'mar', 'apr', 'mag', 'giu', 'lug', 'ago', 'set', 'ott', 'nov', 'dic'] as const;
const longMonths = [
  'gennaio',
  'febbraio',
  'marzo',
  'aprile',
  'maggio',
  'giugno',
  'luglio',
  'agosto',
  'settembre',
  'ottobre',
  'novembre',
  'dicembre',
] as const;

interface DayParts {
  weekday: string;
  longWeekday: string;
  date: string;
  month: string;
  longMonth: string;
  year: string;
}

/** The parts of a day given as YYYY-MM-DD. */
export function dayParts(day: string): DayParts {
  const time = new Date(dayTime(day));
  return {
    weekday: weekdays[time.getUTCDay()] ?? '',
    longWeekday: longWeekdays[time.getUTCDay()] ?? '',
    date: String(time.getUTCDate()),
    month: months[time.getUTCMonth()] ?? '',
    longMonth: longMonths[time.getUTCMonth()] ?? '',
    year: String(time.getUTCFullYear()),
  };
}

/** "Oggi", "Domani", "lunedì 23 novembre". */
export function relativeDay(day: string, today: string): string {
  if (day === today) return 'Oggi';
  if (day === addDays(today, 1)) return 'Domani';
  const { longWeekday, date, longMonth } = dayParts(day);
  return `${longWeekday} ${date} ${longMonth}`;
}

/** "23 novembre 2026" */
export function longDate(day: string): string {
  const { date, longMonth, year } = dayParts(day);
  return `${date} ${longMonth} ${year}`;
}

/** "18–20", or "18:30–20" when a slot does not start on the hour. */
export function shortHours(slot: { beginTime: string; endTime: string }): string {
  const short = (time: string) => time.replace(/^0/, '').replace(/:00$/, '');
  return `${short(slot.beginTime)}–${short(slot.endTime)}`;
}
