import { dayTime } from '../../../contract/rules/time/calendar-day.ts';
import type { Said } from '../../platform/said.ts';
import { italianDay } from './timeslot-calendar.ts';

const longDay = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
});

interface Clock {
  readonly time: string;
  readonly half: 'AM' | 'PM';
}

function twelveHours(time: string): Clock {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const half = hours % 24 < 12 ? 'AM' : 'PM';
  const hour = hours % 12 === 0 ? 12 : hours % 12;
  return { time: minutes === 0 ? String(hour) : `${hour}:${String(minutes).padStart(2, '0')}`, half };
}

/** `HH:MM` as a clock of twelve hours: "6 PM", "6:30 PM". */
export function englishTime(time: string): string {
  const clock = twelveHours(time);
  return `${clock.time} ${clock.half}`;
}

function englishHours(begin: string, end: string): string {
  const [from, to] = [twelveHours(begin), twelveHours(end)];
  return `${from.time}${from.half === to.half ? '' : ` ${from.half}`}–${to.time} ${to.half}`;
}

/** When a slot is: "14/11/2026, dalle 18:00 alle 20:00"; "Saturday, November 14, 6–8 PM". */
export const slotWords = (slot: { day: string; begin: string; end: string }): Said => ({
  it: `${italianDay(slot.day)}, dalle ${slot.begin} alle ${slot.end}`,
  'en-US': `${longDay.format(dayTime(slot.day))}, ${englishHours(slot.begin, slot.end)}`,
});
