import { expect, test } from 'vitest';

import { isAssigned } from './assignment.ts';

test('GATE-07 SLOT-13 autoAssigned counts only where it is bypassed', () => {
  expect(isAssigned({ autoAssigned: true }, false)).toBe(false);
  expect(isAssigned({ autoAssigned: true }, true)).toBe(true);
  expect(isAssigned({ autoAssigned: false }, false)).toBe(true);
  expect(isAssigned(null, true)).toBe(false);
});
