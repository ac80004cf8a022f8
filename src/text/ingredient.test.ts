import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { ingredientText } from './ingredient.ts';

const i18n = setupI18n({ locale: 'it', messages: { it: {} } });

test.each([
  [400, 'g', 'rigatoni', '400\u00A0g di rigatoni'],
  [1500, 'g', 'patate', '1,5\u00A0kg di patate'],
  [40, 'ml', 'olio', '40\u00A0ml di olio'],
  [6, 'piece', 'uova', '6 uova'],
  [0.5, 'piece', 'sedano', '½ sedano'],
  [1.5, 'piece', 'carote', '1½ carote'],
  [1, 'pack', 'farina', '1 confezione di farina'],
  [2, 'pack', 'farina', '2 confezioni di farina'],
  [null, 'piece', 'sale', 'sale, q.b.'],
] as const)('B-39: %j %s of %s read as "%s"', (amount, unit, name, text) => {
  expect(ingredientText((message) => i18n._(message), { amount, unit, name })).toBe(text);
});
