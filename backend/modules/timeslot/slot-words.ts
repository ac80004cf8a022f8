import { shortClockText, shortHoursText } from '../../../contract/rules/language/hours-text.ts';
import { dayTime } from '../../../contract/rules/time/calendar-day.ts';
import type { Said } from '../../platform/said.ts';
import { italianDay } from './timeslot-calendar.ts';

const longDay = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
});

/** Mails are read as plain text too. */
const plain = (text: string): string => text.replaceAll('\u00A0', ' ');

/** `HH:MM` as a clock of twelve hours: "6 PM", "6:30 PM". */
export const englishTime = (time: string): string => plain(shortClockText(time, 'en-US'));

/** When a slot is: "14/11/2026, dalle 18:00 alle 20:00"; "Saturday, November 14, 6–8 PM". */
export const slotWords = (slot: { day: string; begin: string; end: string }): Said => ({
  it: `${italianDay(slot.day)}, dalle ${slot.begin} alle ${slot.end}`,
  'en-US': `${longDay.format(dayTime(slot.day))}, ${plain(shortHoursText(slot.begin, slot.end, 'en-US'))}`,
});
