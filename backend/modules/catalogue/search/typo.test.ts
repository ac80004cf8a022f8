import { expect, test } from 'vitest';
import { isOneTypoAway } from './typo.ts';

test.each([
  ['yogurtt', 'yogurt', true],
  ['penne', 'pene', true],
  ['latte', 'ltate', true],
  ['latte', 'lette', true],
  ['burro', 'burro', false],
  ['pasta', 'pizza', false],
  ['pane', 'penna', false],
  ['a', 'abc', false],
])('%s and %s: %s', (one, other, near) => {
  expect(isOneTypoAway(one, other)).toBe(near);
  expect(isOneTypoAway(other, one)).toBe(near);
});
