import { expect, test } from 'vitest';
import { typedDate } from './typed-date.ts';

test.each([
  ['12/31/1980', '31/12/1980'],
  ['1', '1'],
  ['12', '12'],
  ['12/', '/12'],
  ['12/3', '3/12'],
  ['12/31/', '31/12/'],
  ['', ''],
  ['1980-12-31', '1980-12-31'],
  ['a/b/c/d', 'b/a/c/d'],
])('TEN-03, VAL-09: %j is typed in en-US for %j, and reads so again', (typed, known) => {
  expect(typedDate(typed, 'en-US')).toBe(known);
  expect(typedDate(known, 'en-US')).toBe(typed);
});

test('TEN-06: in Italian it is typed as it is known', () => {
  expect(typedDate('31/12/1980', 'it')).toBe('31/12/1980');
});
