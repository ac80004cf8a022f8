import { expect, test } from 'vitest';
import { distanceText } from './distance.ts';

test.each([
  [44, '40\u00A0m'],
  [994, '990\u00A0m'],
  [1000, '1\u00A0km'],
  [1249, '1,2\u00A0km'],
  [23_400, '23,4\u00A0km'],
])('ADR-30: %i metres read %s', (metres, text) => {
  expect(distanceText(metres)).toBe(text);
});
