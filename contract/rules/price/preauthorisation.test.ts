import { array, assert, constantFrom, integer, property, record } from 'fast-check';
import { expect, test } from 'vitest';
import { heldSum, mostOfLine } from './preauthorisation.ts';
import { lineTotal } from './price-line.ts';

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

test('CHK-15, B-34: what the lines may cost at most, together, is what is held, whatever is weighed at whatever price', () => {
  const line = record({
    kind: constantFrom('Sfuso', 'Confezione', 'Pezzo'),
    cents: integer({ min: 1, max: 9999 }),
    grams: integer({ min: 1, max: 12_000 }),
  });
  assert(
    property(array(line, { maxLength: 30 }), integer({ min: 0, max: 100 }), (drawn, percent) => {
      const lines = drawn.map(({ kind, cents, grams }) => {
        const product = {
          priceDisplay: cents / 100,
          productInfos: { TIPOLOGIA: kind, WEIGHT_UNIT_SELLING: 'KG', WEIGHT_SELLING: '0.35' },
        };
        const quantity = kind === 'Sfuso' ? grams / 1000 : Math.ceil(grams / 1000);
        return { product, gross: lineTotal(product, quantity) };
      });
      const total = lines.reduce((sum, { gross }) => sum + gross, 0);
      const most = lines.map((one) => mostOfLine(one, percent));
      expect(most.reduce((sum, one) => sum + one, 0)).toBe(heldSum({ total, lines, percent }).held);
    }),
    { seed: 20, numRuns: 1000 },
  );
});

test('CHK-15, B-34: 1,25 at most 1,63: a line says the cent that is held', () => {
  const line = sold('Sfuso', 125);
  expect([mostOfLine(line, 30), heldSum({ total: 125, lines: [line], percent: 30 }).held]).toEqual([
    163, 163,
  ]);
});
