import { describe, expect, test } from 'vitest';

import { isCalendarDay } from '../../api/iso-date.ts';
import { addDays, addMonths } from './calendar-day.ts';
import { sliderTimestamp } from '../catalogue/slider-timestamp.ts';
import { dayOfInstant, hourOfInstant, startOfDay } from './zone-time.ts';
import { instantAt } from './slot-instant.ts';

const instant = (text: string) => Date.parse(text);

describe('days in Rome', () => {
  test('SLOT-03 begin at midnight there, in winter and in summer', () => {
    expect(dayOfInstant(instant('2026-11-20T22:59:59Z'))).toBe('2026-11-20');
    expect(dayOfInstant(instant('2026-11-20T23:00:00Z'))).toBe('2026-11-21');
    expect(dayOfInstant(instant('2026-07-20T22:00:00Z'))).toBe('2026-07-21');
    expect(startOfDay('2026-11-21')).toBe(instant('2026-11-20T23:00:00Z'));
    expect(startOfDay('2026-07-21')).toBe(instant('2026-07-20T22:00:00Z'));
  });

  test('begin right on the days the clocks change and after them', () => {
    expect(startOfDay('2026-03-29')).toBe(instant('2026-03-28T23:00:00Z'));
    expect(startOfDay('2026-03-30')).toBe(instant('2026-03-29T22:00:00Z'));
    expect(startOfDay('2026-10-25')).toBe(instant('2026-10-24T22:00:00Z'));
    expect(startOfDay('2026-10-26')).toBe(instant('2026-10-25T23:00:00Z'));
  });

  test('B-33: times of a slot are instants there, in winter, in summer and on the days the clocks change', () => {
    const at = (day: string, time: string) => new Date(instantAt(day, time)).toISOString();
    expect(at('2026-11-28', '18:00')).toBe('2026-11-28T17:00:00.000Z');
    expect(at('2026-07-01', '09:30')).toBe('2026-07-01T07:30:00.000Z');
    expect(at('2026-03-29', '09:00')).toBe('2026-03-29T07:00:00.000Z');
    expect(at('2026-10-25', '09:00')).toBe('2026-10-25T08:00:00.000Z');
    expect(() => at('2026-02-30', '09:00')).toThrow(RangeError);
  });

  test('the slider timestamp is 12 hours after the start of the day', () => {
    expect(sliderTimestamp('2026-11-21')).toBe(instant('2026-11-21T11:00:00Z'));
    expect(sliderTimestamp('2026-07-21')).toBe(instant('2026-07-21T10:00:00Z'));
    expect(sliderTimestamp('2026-03-29')).toBe(instant('2026-03-29T11:00:00Z'));
    expect(sliderTimestamp('2026-11-21', 'UTC')).toBe(instant('2026-11-21T12:00:00Z'));
  });

  test('refuse what is no day', () => {
    expect(() => startOfDay('2026-02-30')).toThrow(RangeError);
    expect(() => dayOfInstant(Number.NaN)).toThrow(RangeError);
  });
});

describe('calendar days', () => {
  test('are real days', () => {
    expect(['2026-02-28', '2028-02-29', '0001-01-01'].map(isCalendarDay)).toEqual([true, true, true]);
    expect(['2026-02-29', '2026-13-01', '2026-1-1', '', 'oggi'].map(isCalendarDay)).toEqual(
      Array(5).fill(false),
    );
  });

  test('move by days and by months, which end where the month ends', () => {
    expect(addDays('2026-03-01', -30)).toBe('2026-01-30');
    expect(addMonths('2026-08-31', 6)).toBe('2027-02-28');
    expect(addMonths('2026-05-20', 6)).toBe('2026-11-20');
    expect(addMonths('2026-12-31', 1)).toBe('2027-01-31');
  });
});

test('the hour of an instant is the one a clock of the zone shows, also when clocks change', () => {
  const hours = [
    '2026-01-15T22:59:59Z',
    '2026-01-15T23:00:00Z',
    '2026-03-29T00:59:00Z',
    '2026-03-29T01:00:00Z',
  ];
  expect(hours.map((at) => hourOfInstant(Date.parse(at)))).toEqual([23, 0, 1, 3]);
  expect(hourOfInstant(Date.parse('2026-01-15T23:00:00Z'), 'UTC')).toBe(23);
});
