import { expect, test } from 'vitest';
import { contentText, quantityText } from './quantity-text.ts';

test.each([
  [0.75, 'KG', '750\u00A0g', '1.7\u00A0lb'],
  [1500, 'GR', '1,5\u00A0kg', '3.3\u00A0lb'],
  [250, 'g', '250\u00A0g', '8.8\u00A0oz'],
  [450, 'g', '450\u00A0g', '1\u00A0lb'],
  [1, 'kg', '1\u00A0kg', '2.2\u00A0lb'],
  [0.75, 'L', '750\u00A0ml', '750\u00A0ml'],
  [1500, 'ML', '1,5\u00A0l', '1.5\u00A0l'],
  [4, 'PZ', '4\u00A0pz', '4\u00A0pz'],
])('TEN-03 %d %s reads %s, and %s in en-US', (amount, unit, italian, english) => {
  expect([contentText(amount, unit, 'it'), contentText(amount, unit, 'en-US')]).toEqual([italian, english]);
});

test('TEN-03 a quantity of loose goods is a weight, all others a number', () => {
  const loose = { productInfos: { TIPOLOGIA: 'sfuso', WEIGHT_UNIT_SELLING: 'KG' } };
  expect([quantityText(loose, 0.5, 'it'), quantityText(loose, 0.5, 'en-US')]).toEqual([
    '500\u00A0g',
    '1.1\u00A0lb',
  ]);
  expect([
    quantityText({ productInfos: {} }, 3, 'it'),
    quantityText({ productInfos: {} }, 3, 'en-US'),
  ]).toEqual(['3', '3']);
});
