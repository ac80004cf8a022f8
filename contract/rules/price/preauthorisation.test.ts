import { expect, test } from 'vitest';
import { heldSum } from './preauthorisation.ts';

const sold = (TIPOLOGIA: string, gross: number) => ({ product: { productInfos: { TIPOLOGIA } }, gross });

test('CHK-15: what is held is the total and a share of the weighed lines, each part for itself, in cents', () => {
  const lines = [sold('Pezzo', 3870), sold('Sfuso', 601), sold('Confezione', 349)];
  expect(heldSum({ total: 4820, lines, percent: 30 })).toEqual({
    total: 4820,
    weighed: 950,
    extra: 285,
    held: 5105,
  });
  expect(heldSum({ total: 4820, lines: [], percent: 30 })).toEqual({
    total: 4820,
    weighed: 0,
    extra: 0,
    held: 4820,
  });
});

test('CHK-15: the share is rounded half up', () => {
  expect(heldSum({ total: 5, lines: [sold('Peso', 5)], percent: 30 })).toMatchObject({ extra: 2, held: 7 });
});
