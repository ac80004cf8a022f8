import { expect, test } from 'vitest';
import { productMeta } from './product-meta.ts';

test('brand, pack and options, with no line end between a number and its unit', () => {
  expect([
    productMeta({ shortDescr: 'Ortocolle', description: 'sfuso, da 0,5 kg' }),
    productMeta({ shortDescr: 'Lattavera', description: '6 x 1 l' }, ['Intero']),
    productMeta({ shortDescr: 'Monte Rosa', description: '2 confezioni' }),
    productMeta({ shortDescr: '', description: '500 g' }),
  ]).toEqual([
    'Ortocolle · sfuso, da 0,5\u00A0kg',
    'Lattavera · 6\u00A0x 1\u00A0l · Intero',
    'Monte Rosa · 2 confezioni',
    '500\u00A0g',
  ]);
});
