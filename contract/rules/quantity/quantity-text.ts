import type { SellingInfo } from './selling-info.ts';
import { sellingKind } from './selling-terms.ts';
import { readableUnit, unitMultiplier } from './unit.ts';

const noBreak = '\u00A0';

/** 1.25 as "1,25" */
const decimalText = (value: number): string => String(value).replace('.', ',');

/** A weight or a volume as people say it: 0.75 KG is "750 g", 1500 GR is "1,5 kg". */
export function contentText(amount: number, unit: string): string {
  const name = unit.toLowerCase();
  const multiplier = unitMultiplier(unit);
  if (multiplier === null) return `${decimalText(amount)}${noBreak}${name}`;
  const shown = readableUnit(amount, unit);
  const inShown = (amount / multiplier) * (unitMultiplier(shown) ?? 1);
  return `${decimalText(Math.round(inShown * 1000) / 1000)}${noBreak}${shown}`;
}

/** The quantity of a line as it reads: "3", "750 g". */
export function quantityText(
  { productInfos: info }: { readonly productInfos: SellingInfo },
  quantity: number,
): string {
  return sellingKind(info) === 'loose'
    ? contentText(quantity, info.WEIGHT_UNIT_SELLING ?? 'KG')
    : decimalText(quantity);
}
