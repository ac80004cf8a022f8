import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { checkDigit, loyaltyCardRule } from '../session/loyalty-card.ts';
import { hasTaxCodeCheckLetter, isTaxCode, normaliseTaxCode, taxCodeRule } from './tax-code.ts';
import { hasVatCheckDigit, taxCodeOrVatRule, vatRule } from './vat.ts';

describe('tax code', () => {
  test('VAL-06 is judged by its pattern in either case', () => {
    expect(isTaxCode('rssmra85m01h501q')).toBe(true);
    expect(normaliseTaxCode('rssmra85m01h501q')).toBe('RSSMRA85M01H501Q');
    expect(taxCodeRule('RSSMRA85F01H501Q')).toBe('Formato non corretto');
    expect(taxCodeRule('RSSMRA85M01H501QQ')).toBe('Formato non corretto');
    expect(taxCodeRule('RßMRA85M01H501Q')).toBe('Formato non corretto');
  });

  test('VAL-06 takes omocodia letters in all seven digit places', () => {
    expect(isTaxCode('RSSMRAURMLMHRLMQ')).toBe(true);
    expect(isTaxCode('RSSMRAORMLMHRLMQ')).toBe(false);
  });

  test('VAL-08 checks the last letter apart', () => {
    expect(hasTaxCodeCheckLetter('rssmra85m01h501q')).toBe(true);
    expect(hasTaxCodeCheckLetter('RSSMRA85M01H501A')).toBe(false);
    expect(hasTaxCodeCheckLetter('RSSMRA85M01H501')).toBe(false);
    expect(hasTaxCodeCheckLetter('')).toBe(true);
  });
});

describe('VAT number', () => {
  const message = 'P.Iva e C.F. devono avere 11 cifre';

  test('VAL-07 has 11 digits', () => {
    expect(vatRule('00743110157')).toBeNull();
    expect(vatRule('0074311015')).toBe(message);
    expect(vatRule('RSSMRA85M01H501Q')).toBe(message);
    expect(taxCodeOrVatRule('RSSMRA85M01H501Q')).toBeNull();
    expect(taxCodeOrVatRule('IT00743110157')).toBe(message);
  });

  test('VAL-08 checks its last digit apart', () => {
    expect(hasVatCheckDigit('00743110157')).toBe(true);
    expect(hasVatCheckDigit('00743110158')).toBe(false);
    expect(hasVatCheckDigit('0074311015')).toBe(false);
    expect(hasVatCheckDigit('')).toBe(true);
  });
});

describe('LOY-01 loyalty card', () => {
  const rule = loyaltyCardRule({ prefix: '0401', length: 13 });
  const message = 'Numero di carta fedeltà non valido';

  test('has prefix, length and check digit right', () => {
    expect(rule('0401123456789')).toBeNull();
    expect(rule('0401123456787')).toBe(message);
    expect(rule('04011234567890')).toBe(message);
    expect(rule('040112345678a')).toBe(message);
    expect(loyaltyCardRule({ prefix: '0502', length: 13 })('0401123456789')).toBe(message);
  });

  test('has no check digit without digits', () => {
    expect(checkDigit('')).toBeNull();
    expect(checkDigit('04o1')).toBeNull();
  });

  test('catches any single wrong digit', () => {
    const digits = fc.stringMatching(/^0401\d{8}$/);
    fc.assert(
      fc.property(digits, fc.nat(11), fc.integer({ min: 1, max: 9 }), (digits, place, change) => {
        const digit = (Number(digits[place]) + change) % 10;
        const wrong = `${digits.slice(0, place)}${digit}${digits.slice(place + 1)}`;
        expect(rule(`${digits}${checkDigit(digits)}`)).toBeNull();
        expect(rule(`${wrong}${checkDigit(digits)}`)).toBe(message);
      }),
      { seed: 19, numRuns: 200 },
    );
  });
});
