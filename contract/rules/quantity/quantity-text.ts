import type { Language } from '../../languages.ts';
import { decimalText } from '../language/money-text.ts';
import type { SellingInfo } from './selling-info.ts';
import { sellingKind } from './selling-terms.ts';
import { isVolume, readableUnit, unitMultiplier } from './unit.ts';

const noBreak = '\u00A0';

/** Pounds a kilogram has, and ounces a pound. */
export const poundsPerKilogram = 2.204_622_6;
const ouncesPerPound = 16;

const toTenths = (value: number): number => Math.round(value * 10) / 10;

/** A weight in kilograms as scales in pounds show it: ounces below one pound. */
function poundsText(kilograms: number): string {
  const pounds = kilograms * poundsPerKilogram;
  return toTenths(pounds) < 1
    ? `${toTenths(pounds * ouncesPerPound)}${noBreak}oz`
    : `${toTenths(pounds)}${noBreak}lb`;
}

/**
 * A weight or a volume as people say it: 0.75 KG is "750 g", 1500 GR is "1,5 kg". In en-US weights are in pounds and
 * ounces, to a tenth, and volumes stay as the label has them (TEN-03).
 */
export function contentText(amount: number, unit: string, language: Language): string {
  const name = unit.toLowerCase();
  const multiplier = unitMultiplier(unit);
  if (multiplier === null) return `${decimalText(amount, language)}${noBreak}${name}`;
  if (language === 'en-US' && !isVolume(unit)) return poundsText(amount / multiplier);
  const shown = readableUnit(amount, unit);
  const inShown = (amount / multiplier) * (unitMultiplier(shown) ?? 1);
  return `${decimalText(Math.round(inShown * 1000) / 1000, language)}${noBreak}${shown}`;
}

/** The quantity of a line as it reads: "3", "750 g", in en-US "1.7 lb". */
export function quantityText(
  { productInfos: info }: { readonly productInfos: SellingInfo },
  quantity: number,
  language: Language,
): string {
  return sellingKind(info) === 'loose'
    ? contentText(quantity, info.WEIGHT_UNIT_SELLING ?? 'KG', language)
    : decimalText(quantity, language);
}
