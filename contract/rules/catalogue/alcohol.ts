import { parseDecimal, toNumber } from '../number/decimal.ts';

/** A drink above so many per cent by volume is alcoholic (L. 125/2001, art. 1). */
const strongest = 1.2;

/** Whether a product may be sold to adults alone, by its ALCOHOL_VOL; one that is no number counts as none (B-14). */
export function isAlcoholic({
  productInfos,
}: {
  readonly productInfos: Readonly<Record<string, string>>;
}): boolean {
  const volume = parseDecimal(productInfos['ALCOHOL_VOL']);
  return volume !== null && toNumber(volume) > strongest;
}
