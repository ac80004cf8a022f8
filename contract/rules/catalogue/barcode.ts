import { checkDigit } from '../session/loyalty-card.ts';

/** How many digits a product's barcode has: EAN-8, UPC-A, EAN-13 and GTIN of 14 (B-38). */
const lengths: ReadonlySet<number> = new Set([8, 12, 13, 14]);

/** Digits of the longest barcode of a product. */
const longest = 14;

/** What is wrong with a barcode: it has not as many digits as one, or its last digit does not follow from the others. */
export type BarcodeFault = 'length' | 'checkDigit';

/** The digits of what was typed, no more than a barcode has. */
export const barcodeDigits = (text: string): string => text.replaceAll(/\D/g, '').slice(0, longest);

/** Why digits are no barcode of a product; null where they are one (B-38). */
export function barcodeFault(digits: string): BarcodeFault | null {
  if (!/^\d+$/.test(digits) || !lengths.has(digits.length)) return 'length';
  return checkDigit(digits.slice(0, -1)) === Number(digits.at(-1)) ? null : 'checkDigit';
}
