import { barcodeFault } from '../../contract/rules/catalogue/barcode.ts';

/** A number shops give to their own goods: GS1 prefixes 02, 04 and 2, of eight digits 0 and 2. */
const isOwn = (digits: string): boolean =>
  digits.length === 8 ? /^[02]/.test(digits) : /^(?:02|04|2)/.test(digits.padStart(13, '0').slice(-13));

/** A barcode as the number by which a product is known everywhere; null for one that is known in this shop alone. */
export const globalTradeNumber = (barcode: string): string | null =>
  barcodeFault(barcode) === null && !isOwn(barcode) ? barcode : null;
