import { multiply, parseDecimal, toNumber } from '../number/decimal.ts';
import { fromThousandths } from '../number/thousandths.ts';
import { upperLimit } from './quantity-result.ts';
import type { SellingInfo, SellingTerms } from './selling-info.ts';
import { isVolume, readableUnit, unitMultiplier, unitRatio } from './unit.ts';

// What people write for the units of QTY-15.
const spellings: Readonly<Record<string, string>> = {
  grammo: 'g',
  grammi: 'g',
  etto: 'hg',
  etti: 'hg',
  chilo: 'kg',
  chili: 'kg',
  kilo: 'kg',
  litro: 'l',
  litri: 'l',
};
const pieces = ['pz', 'pezzo', 'pezzi', 'conf', 'confezione', 'confezioni'];

const sellingUnit = (info: SellingInfo): string => {
  const unit = info.WEIGHT_UNIT_SELLING;
  return unit === undefined || unitMultiplier(unit) === null ? 'kg' : unit.toLowerCase();
};

/**
 * What was typed as text of a number in the unit the product is sold in: "0,25 kg" of a product sold in grams is "250".
 * A number alone is in the unit that is shown, `current` in the selling unit; where that leads outside what can be
 * bought and the larger or smaller unit does not, it is in that one ("1,5" beside "750 g"). Text that is none of this is
 * given back as it is (QTY-07, QTY-15).
 */
export function typedInSellingUnit(
  { terms, info, current }: { terms: SellingTerms; info: SellingInfo; current: number },
  text: string,
): string {
  const match = /^(-?(?:\d+(?:[.,]\d*)?|[.,]\d+))\s*(\p{L}*)\.?$/u.exec(
    text.trim().replaceAll('\u00A0', ' '),
  );
  const [, number = '', letters = ''] = match ?? [];
  if (number === '') return text;
  const written = letters.toLowerCase();
  if (terms.kind !== 'loose') return written === '' || pieces.includes(written) ? number : text;
  const amount = parseDecimal(
    number
      .replace(',', '.')
      .replace(/^(-?)\./, '$10.')
      .replace(/\.$/, ''),
  );
  if (amount === null) return text;
  const unit = sellingUnit(info);
  const inUnit = (from: string): number | null => {
    const ratio = isVolume(from) === isVolume(unit) ? unitRatio(from, unit) : null;
    return ratio === null ? null : toNumber(multiply(amount, ratio));
  };
  if (written !== '') {
    const given = inUnit(spellings[written] ?? written);
    return given === null ? text : String(given);
  }
  const shown = readableUnit(current, unit);
  const other = { g: 'kg', kg: 'g', ml: 'l', l: 'ml' }[shown];
  const [asShown, asOther] = [inUnit(shown), inUnit(other)];
  const canBeBought = (quantity: number | null) =>
    quantity !== null &&
    quantity >= fromThousandths(terms.minimum) &&
    quantity <= fromThousandths(upperLimit(terms).most);
  return String(!canBeBought(asShown) && canBeBought(asOther) ? asOther : asShown);
}
