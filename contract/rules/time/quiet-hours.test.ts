import { expect, test } from 'vitest';
import { isQuietHour, quietHours } from './quiet-hours.ts';

test('nobody is woken from 22 to 8', () => {
  const quiet = Array.from({ length: 24 }, (_, hour) => hour).filter(isQuietHour);
  expect(quiet).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 22, 23]);
  expect(quietHours).toEqual({ from: 22, to: 8 });
});
