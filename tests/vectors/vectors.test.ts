import { describe, expect, test } from 'vitest';

import { adapters } from './adapters.ts';
import { matches, runVector } from './run-vector.ts';
import vectors from './vectors.json' with { type: 'json' };

describe('worked examples of the rules', () => {
  test.each(vectors)('$id $rule: $why', (vector) => {
    expect(runVector(vector)).toMatchObject({ passed: true });
  });

  test('speak of every rule, and of no other', () => {
    expect([...adapters.keys()].toSorted()).toEqual([...new Set(vectors.map(({ rule }) => rule))].toSorted());
  });
});

describe('a worked example', () => {
  const vector = { id: 'V0', rule: 'quantity.plus', why: '', basis: '' };
  const product = { productInfos: { MAXACQ: '2' } };

  test('fails when the value differs', () => {
    const result = runVector({ ...vector, input: { product, quantity: 1 }, expected: { quantity: 1 } });
    expect(result).toEqual({ passed: false, got: { quantity: 2 } });
  });

  test('fails when the answer holds an error it does not name', () => {
    const result = runVector({ ...vector, input: { product, quantity: 2 }, expected: { quantity: 2 } });
    expect(result).toEqual({ passed: false, got: { quantity: 2, error: 'errors.maxAcq' } });
  });

  test('fails when its rule is unknown', () => {
    const result = runVector({ ...vector, rule: 'quantity.none', input: {}, expected: null });
    expect(result).toEqual({ passed: false, got: 'unknown rule quantity.none' });
  });

  test('fails when its input cannot be read', () => {
    const result = runVector({ ...vector, rule: 'price.line', input: { product: {} }, expected: 0 });
    expect(result).toEqual({ passed: false, got: 'RangeError: Not a decimal number: ' });
  });

  test('compares lists whole and in order', () => {
    expect(matches([1, 2], [1, 2])).toBe(true);
    expect(matches([1, 2], [2, 1])).toBe(false);
    expect(matches([1], [1, 2])).toBe(false);
    expect(matches(1, '1')).toBe(false);
  });
});
