import { dayTime } from '../time/calendar-day.ts';

// Written out: the server's and the browser's locale data may differ in a detail, the page may not.
const weekdays = ['domenica', 'lunedì', 'martedì', 'mercoledì', 'giovedì', 'venerdì', 'sabato'];
const months = [
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
];

/**
 * Label of a day's tab: OGGI, else weekday, day number and month in Italian, e.g. `lunedì 23 novembre` (SLOT-03).
 * Both days are `YYYY-MM-DD`, `today` in Europe/Rome; text that is no real day is returned as it is.
 */
export function tabLabel(day: string, today: string): string {
  if (day === today) return 'OGGI';
  const date = new Date(dayTime(day));
  const weekday = weekdays[date.getUTCDay()];
  const month = months[date.getUTCMonth()];
  return weekday === undefined || month === undefined ? day : `${weekday} ${date.getUTCDate()} ${month}`;
}
