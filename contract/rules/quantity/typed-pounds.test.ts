import { expect, test } from 'vitest';
import { poundsTyped } from './typed-pounds.ts';

test.each([
  ['2', '1.1\u00A0lb', '0.907 kg'],
  ['2 lb', '1.1\u00A0lb', '0.907 kg'],
  ['2.5 pounds', '8.8\u00A0oz', '1.134 kg'],
  ['12', '8.8\u00A0oz', '0.34 kg'],
  ['12 oz.', '1.1\u00A0lb', '0.34 kg'],
  ['.5', '1.1\u00A0lb', '0.227 kg'],
  ['0', '1.1\u00A0lb', '0 kg'],
  ['-1', '1.1\u00A0lb', '-0.454 kg'],
])('QTY-07, TEN-03: "%s" beside %s is %s', (typed, shown, metric) => {
  expect(poundsTyped(typed, shown)).toBe(metric);
});

test.each([
  ['750 g', '1.1\u00A0lb'],
  ['1 kg', '1.1\u00A0lb'],
  ['3', '3'],
  ['two', '1.1\u00A0lb'],
  ['1,5', '1.1\u00A0lb'],
  ['', '1.1\u00A0lb'],
])('QTY-07, TEN-03: "%s" beside %s stays as it is', (typed, shown) => {
  expect(poundsTyped(typed, shown)).toBe(typed);
});
