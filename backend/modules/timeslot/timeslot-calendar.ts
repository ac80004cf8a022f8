import { isCalendarDay } from '../../../contract/api/iso-date.ts';
import { addDays, dayTime } from '../../../contract/rules/time/calendar-day.ts';
import { startOfDay } from '../../../contract/rules/time/zone-time.ts';
import type { timeslotTemplates } from './timeslot.table.ts';

export type TimeslotTemplate = Omit<typeof timeslotTemplates.$inferSelect, 'tenantId'>;

/** How many days are offered, the first of them tomorrow. */
const offeredDays = 8;

const minuteMs = 60_000;
const twoDigits = (value: number) => String(value).padStart(2, '0');

/** `HH:MM` of a minute of the day. */
export function clockTime(minute: number): string {
  return `${twoDigits(Math.floor(minute / 60))}:${twoDigits(minute % 60)}`;
}

/** The days slots are offered for, seen from `today` (`YYYY-MM-DD`, Europe/Rome). */
export function offeredDates(today: string): readonly string[] {
  return Array.from({ length: offeredDays }, (_, index) => addDays(today, index + 1));
}

/** A day with the instant, in ms, at which it begins in Europe/Rome. */
export interface SlotDay {
  readonly day: string;
  readonly beginsAt: number;
}

export const slotDay = (day: string): SlotDay => ({ day, beginsAt: startOfDay(day) });

/** The last instant at which a slot of a day can be chosen, and an order for it changed. */
export function cutoffOf(template: TimeslotTemplate, { beginsAt }: SlotDay): Date {
  return new Date(beginsAt + template.cutoffMinute * minuteMs);
}

/** 0 Monday to 6 Sunday. */
export function weekdayOf(day: string): number {
  return (new Date(dayTime(day)).getUTCDay() + 6) % 7;
}

/** True for a slot that is offered on a weekday and whose cut-off lies ahead (SLOT-05). */
export function isOpen(template: TimeslotTemplate, on: SlotDay, now: Date): boolean {
  const offered = (template.openWeekdays & (1 << weekdayOf(on.day))) !== 0;
  return offered && cutoffOf(template, on) > now;
}

/** Where a wished place stands: `unknown` beyond the calendar, `closed` past its cut-off or not offered that day. */
export function standingOf(input: {
  readonly template: TimeslotTemplate | null;
  readonly day: string;
  readonly today: string;
  readonly now: Date;
}): 'open' | 'closed' | 'unknown' {
  const { template, day, today, now } = input;
  if (template === null || !isCalendarDay(day) || day > addDays(today, offeredDays)) return 'unknown';
  return isOpen(template, slotDay(day), now) ? 'open' : 'closed';
}

/** Begin, end and name of a slot. */
export function slotNames(template: TimeslotTemplate) {
  const beginTime = clockTime(template.beginMinute);
  const endTime = clockTime(template.endMinute);
  return { beginTime, endTime, name: `${beginTime} - ${endTime}` };
}

/** `gg/mm/aaaa` of a day. */
export const italianDay = (day: string) => day.split('-').toReversed().join('/');
