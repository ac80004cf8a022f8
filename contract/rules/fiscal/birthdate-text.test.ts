import { expect, test } from 'vitest';
import { birthdateOf, birthdateText } from './birthdate-text.ts';

test('R02 a birthdate may be typed in either of two shapes', () => {
  expect(birthdateText('1988-02-29')).toBe('29/02/1988');
  expect(birthdateText(' 29/02/1988 ')).toBe('29/02/1988');
  expect(birthdateText('1989-02-29')).toBe('1989-02-29');
  expect(birthdateOf('1988-02-29')).toBe('1988-02-29');
  expect(birthdateOf('29/02/1988')).toBe('1988-02-29');
  expect(birthdateOf('')).toBeNull();
  expect(birthdateOf('ieri')).toBeNull();
});
