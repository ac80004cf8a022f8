import { describe, expect, test } from 'vitest';
import { barcodeDigits, barcodeFault } from './barcode.ts';

describe('the barcode of a product', () => {
  test.each([
    ['an EAN-8', '96385074'],
    ['another EAN-8', '73513537'],
    ['a UPC-A', '036000291452'],
    ['another UPC-A', '042100005264'],
    ['an EAN-13', '4006381333931'],
    ['another EAN-13', '8001234567897'],
    ['a GTIN of 14', '10614141000415'],
    ['another GTIN of 14', '18012345678904'],
    ['one whose check digit is 0', '2000000000008'],
  ])('B-38: %s is one', (_, digits) => {
    expect(barcodeFault(digits)).toBeNull();
  });

  test.each([
    '96385075',
    '036000291453',
    '4006381333932',
    '4006381339331',
    '10614141000416',
    '8001234567890',
  ])('B-38: %s has a wrong digit', (digits) => {
    expect(barcodeFault(digits)).toBe('checkDigit');
  });

  test.each([
    '',
    '8',
    '1234567',
    '963850744',
    '12345678901',
    '800123456789x',
    ' 96385074',
    '123456789012345',
  ])('B-38: "%s" has not as many digits as one', (digits) => {
    expect(barcodeFault(digits)).toBe('length');
  });

  test.each([
    ['8 001234-567897', '8001234567897'],
    ['ab', ''],
    ['123456789012345', '12345678901234'],
  ])('B-38: of "%s" the digits are kept: "%s"', (text, digits) => {
    expect(barcodeDigits(text)).toBe(digits);
  });
});
