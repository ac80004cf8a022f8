import { expect, test } from 'vitest';
import {
  clockTime,
  cutoffOf,
  isOpen,
  offeredDates,
  slotDay,
  standingOf,
  weekdayOf,
} from './timeslot-calendar.ts';

const template = {
  timeslotId: 1,
  deliveryServiceId: 2 as const,
  beginMinute: 540,
  endMinute: 660,
  capacity: 40,
  green: false,
  price: null,
  freeFrom: null,
  openWeekdays: 0b0111111,
  cutoffMinute: 0,
};

test('hours, weekdays and days read as in Rome', () => {
  expect([clockTime(540), clockTime(5)]).toEqual(['09:00', '00:05']);
  expect([weekdayOf('2026-11-23'), weekdayOf('2026-11-29')]).toEqual([0, 6]);
  expect(offeredDates('2026-12-28')).toEqual([
    '2026-12-29',
    '2026-12-30',
    '2026-12-31',
    '2027-01-01',
    '2027-01-02',
    '2027-01-03',
    '2027-01-04',
    '2027-01-05',
  ]);
});

test('the cut-off is the midnight in Rome, also when clocks change', () => {
  expect(cutoffOf(template, slotDay('2026-11-23')).toISOString()).toBe('2026-11-22T23:00:00.000Z');
  expect(cutoffOf(template, slotDay('2026-07-01')).toISOString()).toBe('2026-06-30T22:00:00.000Z');
  expect(cutoffOf(template, slotDay('2026-03-29')).toISOString()).toBe('2026-03-28T23:00:00.000Z');
  expect(cutoffOf(template, slotDay('2026-10-25')).toISOString()).toBe('2026-10-24T22:00:00.000Z');
});

test('a slot is open until its cut-off, on its weekdays', () => {
  const on = slotDay('2026-11-23');
  expect(isOpen(template, on, new Date('2026-11-22T22:59:59Z'))).toBe(true);
  expect(isOpen(template, on, new Date('2026-11-22T23:00:00Z'))).toBe(false);
  expect(isOpen(template, slotDay('2026-11-29'), new Date('2026-11-22T12:00:00Z'))).toBe(false);
});

test('a wished place is open, closed or unknown', () => {
  const seen = { template, today: '2026-11-21', now: new Date('2026-11-21T12:00:00Z') };
  expect(standingOf({ ...seen, day: '2026-11-23' })).toBe('open');
  expect(standingOf({ ...seen, day: '2026-11-21' })).toBe('closed');
  expect(standingOf({ ...seen, day: '2026-11-22' })).toBe('closed');
  expect(standingOf({ ...seen, day: '2026-11-30' })).toBe('unknown');
  expect(standingOf({ ...seen, day: '2026-13-01' })).toBe('unknown');
  expect(standingOf({ ...seen, template: null, day: '2026-11-23' })).toBe('unknown');
});
