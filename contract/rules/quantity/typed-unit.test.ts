import { describe, expect, test } from 'vitest';
import { sellingTerms } from './selling-terms.ts';
import { readableUnit, typedInSellingUnit } from './typed-unit.ts';

const loose = (unit: string, least: string, cap: string) => ({
  TIPOLOGIA: 'Sfuso',
  WEIGHT_UNIT_SELLING: unit,
  WEIGHT_SELLING: least,
  STEP_SELLING: least,
  MAXACQ: cap,
});
const ham = loose('GR', '100', '3000');
const apples = loose('KG', '0.5', '10');
const oil = loose('ML', '250', '5000');
const pasta = { TIPOLOGIA: 'Pezzo' };

const typed = (info: object, text: string, current: number) =>
  typedInSellingUnit({ terms: sellingTerms({ productInfos: info }), info, current }, text);

describe('QTY-07, QTY-15: what is typed', () => {
  test.each([
    ['0,25 kg', '250'],
    ['0.25kg', '250'],
    ['250 g', '250'],
    ['250 gr.', '250'],
    ['2 etti', '200'],
    ['1 kilo', '1000'],
    ['2\u00A0kg', '2000'],
    ['0', '0'],
    ['-1 kg', '-1000'],
  ])('"%s" of a product sold in grams is %s', (text, expected) => {
    expect(typed(ham, text, 500)).toBe(expected);
  });

  test.each([
    ['750 g', 0.75],
    ['1,5', 1.5],
    [',75', 0.75],
    ['2.', 2],
  ])('"%s" of a product sold in kilograms is %s', (text, expected) => {
    expect(typed(apples, text, 2)).toBe(String(expected));
  });

  test('a number alone is in the unit that is shown', () => {
    expect([typed(ham, '800', 500), typed(ham, '1,5', 2000), typed(apples, '750', 0.5)]).toEqual([
      '800',
      '1500',
      '0.75',
    ]);
  });

  test('a number alone is in the other unit where only that can be bought', () => {
    expect([typed(ham, '1,5', 750), typed(ham, '500', 2000), typed(apples, '2', 0.5)]).toEqual([
      '1500',
      '500',
      '2',
    ]);
  });

  test('a number that can be bought in neither stays in the one that is shown', () => {
    expect([typed(ham, '20', 500), typed(ham, '50', 2000)]).toEqual(['20', '50000']);
  });

  test('volumes have their own units', () => {
    expect([typed(oil, '1,5', 1000), typed(oil, '75 cl', 500), typed(oil, '2 litri', 500)]).toEqual([
      '1500',
      '750',
      '2000',
    ]);
  });

  test('pieces may be named', () => {
    expect(['3', '3 pz', '2 pezzi', '1,5'].map((text) => typed(pasta, text, 1))).toEqual([
      '3',
      '3',
      '2',
      '1,5',
    ]);
  });

  test.each([
    [pasta, '2 kg'],
    [ham, '2 litri'],
    [oil, '2 kg'],
    [ham, 'due etti'],
    [ham, '1,2,3'],
    [ham, ''],
    [pasta, '3x4'],
  ])('what is not understood is given back as it is', (info, text) => {
    expect(typed(info, text, 1)).toBe(text);
  });
});

test('an amount is read in the smaller unit below one of the larger', () => {
  expect([
    readableUnit(999, 'GR'),
    readableUnit(1000, 'GR'),
    readableUnit(0.25, 'KG'),
    readableUnit(75, 'CL'),
    readableUnit(1, 'LT'),
  ]).toEqual(['g', 'kg', 'g', 'ml', 'l']);
});
