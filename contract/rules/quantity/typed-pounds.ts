import { decimal, multiply, parseDecimal, toNumber } from '../number/decimal.ts';

/** Exactly, by the treaty of 1959. */
const kilogramsPer = { lb: decimal('0.45359237'), oz: decimal('0.028349523125') } as const;

type Unit = keyof typeof kilogramsPer;

const spellings: Readonly<Record<string, Unit>> = {
  lb: 'lb',
  lbs: 'lb',
  pound: 'lb',
  pounds: 'lb',
  oz: 'oz',
  ounce: 'oz',
  ounces: 'oz',
};

/**
 * What is typed beside a weight `shown` in pounds or ounces, as text in kilograms to the gram: "2 lb" is "0.907 kg". A
 * number alone is in the unit that is shown; everything else stays as it is, metric weights too (QTY-07, TEN-03).
 */
export function poundsTyped(typed: string, shown: string): string {
  const match = /^(-?(?:\d+(?:\.\d*)?|\.\d+))\s*(\p{L}*)\.?$/u.exec(typed.trim().replaceAll('\u00A0', ' '));
  const [, number = '', letters = ''] = match ?? [];
  const shownUnit = /(lb|oz)$/.exec(shown)?.[1];
  const unit = letters === '' ? spellings[shownUnit ?? ''] : spellings[letters.toLowerCase()];
  const amount = parseDecimal(number.replace(/^(-?)\./, '$10.').replace(/\.$/, ''));
  if (unit === undefined || amount === null) return typed;
  const kilograms = toNumber(multiply(amount, kilogramsPer[unit]));
  return `${Math.round(kilograms * 1000) / 1000} kg`;
}
