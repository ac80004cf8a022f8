import { expect, test } from 'vitest';
import { accepts, asTheCart, cartChoice, withAccept } from './line-substitution.ts';
import type { LineChoice } from './line-substitution.ts';

const own = (substitution: LineChoice['substitution'], substitutionProductId: number | null = null) => ({
  substitution,
  substitutionProductId,
});

test('B-18 the cart’s choice is the tenant’s until the shopper makes one', () => {
  const of = (substitutions: 'ask' | null, acceptAlternativesDefault: boolean) =>
    cartChoice({ substitutions }, { acceptAlternativesDefault });
  expect([of(null, true), of(null, false), of('ask', false)]).toEqual(['replace', 'none', 'ask']);
});

test('B-19 a line’s own choice goes before the cart’s', () => {
  expect([accepts(asTheCart, 'ask'), accepts(asTheCart, 'none')]).toEqual([true, false]);
  expect([accepts(own('size'), 'none'), accepts(own('none'), 'replace')]).toEqual([true, false]);
});

test.each([
  [asTheCart, true, 'replace', asTheCart],
  [asTheCart, false, 'replace', own('none')],
  [asTheCart, true, 'none', own('call')],
  [own('none'), true, 'ask', asTheCart],
  [own('product', 5), true, 'ask', own('product', 5)],
  [own('product', 5), false, 'ask', own('none')],
] as const)('B-19 %o set to accept %s in a cart of %s is %o', (choice, isAccepting, whole, expected) => {
  expect(withAccept(choice, isAccepting, whole)).toEqual(expected);
});
