import { expect, test } from 'vitest';
import { cheaperOf, likeness, likestFirst, wordsInCommon } from './alternatives.ts';
import type { Likeable } from './alternatives.ts';

let last = 0;
const like = (
  name: string,
  content: readonly [amount: string, unit: string] = ['500', 'GR'],
  diets: string[] = [],
): Likeable => ({
  row: {
    productId: (last += 1),
    name,
    infos: { WEIGHT_SELLING: content[0], WEIGHT_UNIT_SELLING: content[1] },
    diets,
  },
  fixed: { weightUnitDisplay: content[1] === 'PZ' ? 'pz' : content[1] === 'LT' ? 'l' : 'kg' },
});

test.each([
  ['Mele Golden', 'mela golden', 1],
  ['Penne rigate', 'Penne lisce', 1 / 3],
  ['Caffè macinato', 'Caffè macinato intenso', 2 / 3],
  ['Spaghetti', 'Rigatoni', 0],
  ['', '', 0],
])('B-25 %s and %s have %f of their words in common', (one, other, share) => {
  expect(wordsInCommon(one, other)).toBeCloseTo(share);
});

test('B-25 what has the same name comes before the same size, and both before the rest', () => {
  const product = like('Spaghetti');
  const [twin, double, rest] = [like('Spaghetti'), like('Spaghetti', ['1', 'KG']), like('Rigatoni')];
  expect(likestFirst(product, [rest, double, product, twin])).toEqual([twin, double, rest]);
  expect([likeness(product, twin), likeness(product, double), likeness(product, rest)]).toEqual([5, 4.5, 2]);
});

test('B-25 a diet of the product weighs, an unknown content does not break', () => {
  const product = like('Pane in cassetta', ['400', 'GR'], ['senza-glutine']);
  const wheat = like('Pane in cassetta', ['400', 'GR']);
  const free = like('Pane in cassetta', ['boh', 'GR'], ['senza-glutine', 'bio']);
  expect(likestFirst(product, [wheat, free])).toEqual([wheat, free]);
  expect([likeness(product, wheat), likeness(product, free)]).toEqual([4, 4]);
});

test('B-30 the same thing for less per unit: same unit, same diets, not merely the same shelf', () => {
  const product = like('Spaghetti', ['500', 'GR'], ['vegano']);
  const cents = new Map<Likeable, number>();
  const costs = (other: Likeable, price: number) => {
    cents.set(other, price);
    return other;
  };
  costs(product, 218);
  const others = [
    costs(like('Spaghetti', ['500', 'GR'], ['vegano']), 218),
    costs(like('Rigatoni', ['500', 'GR'], ['vegano']), 90),
    costs(like('Spaghetti', ['500', 'GR']), 91),
    costs(like('Spaghetti', ['1', 'PZ'], ['vegano']), 92),
    like('Spaghetti', ['500', 'GR'], ['vegano']),
  ];
  const priceOf = (one: Likeable) => {
    const sortUnit = cents.get(one);
    return sortUnit === undefined ? null : { sortUnit };
  };
  expect(cheaperOf(product, likestFirst(product, others), priceOf)).toBeNull();
  const big = costs(like('Spaghetti', ['1', 'KG'], ['vegano']), 150);
  const small = costs(like('Spaghetti n. 5', ['500', 'GR'], ['vegano']), 160);
  expect(cheaperOf(product, likestFirst(product, [...others, small, big]), priceOf)).toBe(big);
  expect(cheaperOf(like('Spaghetti'), others, priceOf)).toBeNull();
});
