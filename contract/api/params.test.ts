import * as v from 'valibot';
import { expect, test } from 'vitest';
import { dateIso, freeText } from './params.ts';

test.each(['\0', '\u001F', '\r', '\u007F', '\u0085', '\u009F'])('T3: text holds no %j', (sign) => {
  expect(v.is(freeText(), `a${sign}b`)).toBe(false);
});

test('T3: text may hold lines, tabs and every letter', () => {
  expect(v.is(freeText(), 'due\trighe\nè così\u00A0– 🍋')).toBe(true);
});

test.each([
  ['2026-11-22', true],
  ['2026-02-30', false],
  ['2026-13-01', false],
  ['x', false],
])('%s is a day: %s', (day, isDay) => {
  expect(v.is(dateIso(), day)).toBe(isDay);
});
