import { positiveWhole } from '../../../contract/rules/number/thousandths.ts';
import { sellingKind } from '../../../contract/rules/quantity/selling-terms.ts';
import { baseUnit, convertUnit } from '../../../contract/rules/quantity/unit.ts';

/**
 * What a line takes from stock, in thousandths of the stock's unit: loose goods count in base units (QTY-16), a
 * cluster counts its inner pieces (QTY-08). `quantity` in thousandths of a piece or of the selling unit.
 */
export function stockAmount(infos: Readonly<Record<string, string>>, quantity: number): number {
  const packSize = positiveWhole(infos['MULTI_PACK']) ?? 1;
  if (sellingKind(infos) !== 'loose') return quantity * packSize;
  const inBase = convertUnit({ quantity, from: infos['WEIGHT_UNIT_SELLING'], to: baseUnit(infos) });
  return Math.ceil(inBase ?? quantity) * packSize;
}
