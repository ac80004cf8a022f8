import { expect, test } from 'vitest';
import { countedUnit } from './selling-unit.ts';

test.each([
  ['CONF', 'conf'],
  [' Vaschetta ', 'vaschetta'],
  ['PZ', null],
  ['pezzi', null],
  ['  ', null],
  [undefined, null],
  [6 as unknown as string, null],
])('QTY-23 UNIT_SELLING %o stands beside a count as %o', (stated, expected) => {
  expect(countedUnit({ UNIT_SELLING: stated })).toBe(expected);
});
