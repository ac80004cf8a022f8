import { expect, test } from 'vitest';
import { flyerPeriod } from './flyer-period.ts';

const week = { valid_from: '2026-11-19', valid_to: '2026-11-25' };
const month = { valid_from: '2026-10-01', valid_to: '2026-10-31' };
const days = (period: typeof week) => `${period.valid_from} ${period.valid_to}`;

test.each([
  ['within its first days', week, 'week', '2026-11-20', '2026-11-19 2026-11-25'],
  ['before them', week, 'week', '2026-11-01', '2026-11-19 2026-11-25'],
  ['on its last day', week, 'week', '2026-11-25', '2026-11-19 2026-11-25'],
  ['the day after', week, 'week', '2026-11-26', '2026-11-26 2026-12-02'],
  ['years later, over the clocks that change', week, 'week', '2029-04-03', '2029-03-29 2029-04-04'],
  [
    'between two times of a short one',
    { valid_from: '2026-11-20', valid_to: '2026-11-22' },
    'week',
    '2026-11-24',
    '2026-11-27 2026-11-29',
  ],
  ['of a month', month, 'month', '2027-02-14', '2027-02-01 2027-02-28'],
  ['of a month, on its last day', month, 'month', '2028-02-29', '2028-02-01 2028-02-29'],
  [
    'over the end of a month',
    { valid_from: '2026-10-20', valid_to: '2026-11-05' },
    'month',
    '2026-12-06',
    '2026-12-20 2027-01-05',
  ],
  ['that does not repeat', week, null, '2027-01-01', '2026-11-19 2026-11-25'],
  ['without days', { valid_from: '', valid_to: '' }, null, '2027-01-01', ' '],
] as const)('CMS-04: a flyer %s', (_what, period, repeats, today, expected) => {
  expect(days(flyerPeriod(period, repeats, today))).toBe(expected);
});
