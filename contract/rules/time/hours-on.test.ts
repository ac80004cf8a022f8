import { expect, test } from 'vitest';
import { hoursOn } from './hours-on.ts';

const hours = [
  { day: 1, text: '8:00–21:00' },
  { day: 7, text: '8:30–13:00' },
];

test.each([
  ['2026-11-23', '8:00–21:00'],
  ['2026-11-29', '8:30–13:00'],
  ['2026-11-24', null],
])('on %s the place is open %s (ADR-30)', (day, text) => {
  expect(hoursOn(hours, day)).toBe(text);
});
