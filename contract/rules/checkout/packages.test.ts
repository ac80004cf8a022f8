import { expect, test } from 'vitest';

import { packages } from './packages.ts';
import { sellingTerms } from '../quantity/selling-terms.ts';

test('QTY-12 a Confezione reads as packages once it reaches QTY_MULT', () => {
  const terms = sellingTerms({ productInfos: { TIPOLOGIA: 'confezione', QTY_MULT: '6' } });
  expect(packages(terms, 6)).toEqual({ packages: 1, loose: 0 });
  expect(packages(terms, 0)).toEqual({ packages: 0, loose: 0 });
  expect(packages(terms, Number.NaN)).toEqual({ packages: 0, loose: 0 });
});

test('QTY-12 other lines are all loose', () => {
  const pieces = sellingTerms({ productInfos: { TIPOLOGIA: 'Pezzo', QTY_MULT: '6' } });
  expect(packages(pieces, 12)).toEqual({ packages: 0, loose: 12 });
  const single = sellingTerms({ productInfos: { TIPOLOGIA: 'Confezione' } });
  expect(packages(single, 12)).toEqual({ packages: 0, loose: 12 });
});
