import { describe, expect, test } from 'vitest';
import { ean13Modules } from './ean13.ts';

/** Widths of the four bars of each right digit, as the standard prints them (space, bar, ...). */
const widths = ['3211', '2221', '2122', '1411', '1132', '1231', '1114', '1312', '1213', '3112'];
const setA = 'LLLLLL LLGLGG LLGGLG LLGGGL LGLLGG LGGLLG LGGGLL LGLGLG LGLGGL LGGLGL'.split(' ');

const runs = (modules: string): string => [...modules.matchAll(/0+|1+/g)].map(([run]) => run.length).join('');

/** Reads a barcode as a scanner does; null where it is none. */
function read(modules: string): string | null {
  const left = [...modules.slice(3, 45).matchAll(/.{7}/g)].map(([digit]) => digit);
  const right = [...modules.slice(50, 92).matchAll(/.{7}/g)].map(([digit]) => digit);
  const frame = [modules.slice(0, 3), modules.slice(45, 50), modules.slice(92)].join(' ');
  if (frame !== '101 01010 101') return null;
  const ones = (digit: string) => digit.replaceAll('0', '').length;
  const parity = left.map((digit) => (ones(digit) % 2 === 1 ? 'L' : 'G')).join('');
  const digits = left.map((digit) => {
    const wide = runs(digit);
    return widths.indexOf(ones(digit) % 2 === 1 ? wide : wide.split('').toReversed().join(''));
  });
  return [setA.indexOf(parity), ...digits, ...right.map((digit) => widths.indexOf(runs(digit)))].join('');
}

describe('the barcode of a card', () => {
  test.each([
    '0401123456789',
    '5901234123457',
    '4006381333931',
    '8001234567897',
    '1234567890128',
    '2000000000008',
    '3017620422003',
    '6291041500213',
    '7622210449283',
    '9780306406157',
  ])('LOY-02: %s is read as it was drawn', (digits) => {
    expect(read(ean13Modules(digits) ?? '')).toBe(digits);
  });

  test('LOY-02: 5901234123457 is drawn as the standard draws it', () => {
    expect(ean13Modules('5901234123457')).toBe(
      '10100010110100111011001100100110111101001110101010110011011011001000010101110010011101000100101',
    );
  });

  test.each(['', '0401123456788', '040112345678', '04011234567890', '040112345678x', ' 401123456789'])(
    'LOY-02: "%s" is no number of a card and has none',
    (digits) => {
      expect(ean13Modules(digits)).toBeNull();
    },
  );
});
