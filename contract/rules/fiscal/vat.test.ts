import { describe, expect, test } from 'vitest';
import { hasVatCheckDigit, isVatNumber } from './vat.ts';

describe('the VAT number', () => {
  test.each([
    ['00743110157', true],
    ['007431101579', false],
    ['0074311015', false],
    ['IT00743110157', false],
    ['0074311015X', false],
  ])('VAL-07: %s has 11 digits: %s', (value, isGood) => {
    expect(isVatNumber(value)).toBe(isGood);
  });

  test.each([
    ['00743110157', true],
    ['12345678903', true],
    ['90000000001', true],
    ['09000000001', true],
    ['00743110158', false],
    ['12345678904', false],
    ['90000000000', false],
    ['', true],
    ['00', false],
  ])('VAL-08: %s has its check digit: %s', (value, isGood) => {
    expect(hasVatCheckDigit(value)).toBe(isGood);
  });
});
