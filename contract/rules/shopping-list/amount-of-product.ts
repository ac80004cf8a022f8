import { multiply, decimal, toNumber } from '../number/decimal.ts';
import { firstQuantity } from '../quantity/first-quantity.ts';
import { innerPieces } from '../quantity/multipack.ts';
import { netContent } from '../quantity/net-content.ts';
import { typedQuantity } from '../quantity/quantity-typed.ts';
import type { SaleTerms, SellingInfo } from '../quantity/selling-info.ts';
import { sellingTerms } from '../quantity/selling-terms.ts';
import { isPieceUnit, isVolume, unitRatio } from '../quantity/unit.ts';
import type { LineAmount } from './read-line.ts';

/**
 * How an amount was read where that is not what stands on the line. `packs`: as so many packs of a content, 6 eggs as
 * one of 6 pieces; `unmeasured`: the product is not sold in what was asked for, so the first amount was taken; `bounded`:
 * the shop sells no such amount, so the nearest was taken.
 */
export type ReadAs =
  | { readonly kind: 'packs'; readonly packs: number; readonly content: number; readonly unit: string }
  | { readonly kind: 'unmeasured' }
  | { readonly kind: 'bounded' };

/** An amount of a product, in pieces or in its selling unit. */
export interface ProductAmount {
  readonly quantity: number;
  readonly readAs: ReadAs | null;
}

const unmeasured: ReadAs = { kind: 'unmeasured' };

/** What one pack holds, in the unit asked for; null where the two cannot be compared. */
export function contentIn(info: SellingInfo, unit: LineAmount['unit']): number | null {
  const content = netContent(info);
  const own = info.WEIGHT_UNIT_SELLING;
  if (content === null || own === undefined) return null;
  if (unit === null || unit === 'piece' || unit === 'pack') {
    if (isPieceUnit(own)) return unit === 'pack' ? null : toNumber(content);
    return innerPieces(info)?.count ?? null;
  }
  const ratio = isPieceUnit(own) || isVolume(own) !== isVolume(unit) ? null : unitRatio(own, unit);
  return ratio === null ? null : toNumber(multiply(content, ratio));
}

/** Pieces of what is sold whole. */
function inPacks(info: SellingInfo, { quantity, unit }: LineAmount): ProductAmount {
  const content = contentIn(info, unit);
  const isCounted = unit === null || unit === 'piece' || unit === 'pack';
  if (content === null) return isCounted ? { quantity, readAs: null } : { quantity: 1, readAs: unmeasured };
  const told = (packs: number, of: string): ReadAs => ({ kind: 'packs', packs, content, unit: of });
  if (!isCounted) {
    const packs = Math.max(1, Math.round(quantity / content));
    return {
      quantity: packs,
      readAs: packs * content === quantity && packs === 1 ? null : told(packs, unit),
    };
  }
  if (content < 2) return { quantity, readAs: null };
  // Who asks for 6 bottles takes the pack of 6; who asks for 4 takes no 4 packs of eggs, and 4 packs of bottles.
  const isExact = quantity % content === 0;
  if (!isPieceUnit(info.WEIGHT_UNIT_SELLING) && !isExact) return { quantity, readAs: null };
  const packs = Math.ceil(quantity / content);
  return { quantity: packs, readAs: told(packs, 'pz') };
}

/** Weight of what is sold loose; what one piece weighs is not known. */
function loose(info: SellingInfo, { quantity, unit }: LineAmount): number | null {
  if (unit !== 'g' && unit !== 'ml') return null;
  const own = info.WEIGHT_UNIT_SELLING ?? 'KG';
  const ratio = isVolume(own) === isVolume(unit) ? unitRatio(unit, own) : null;
  return ratio === null ? null : toNumber(multiply(decimal(quantity), ratio));
}

/**
 * What a line asks for as an amount of a product: on its grid, and within what can be bought of it. Without an amount,
 * the one a first press adds (B-21, QTY-05, QTY-07).
 */
export function amountOfProduct(product: SaleTerms, amount: LineAmount | null): ProductAmount {
  const first = firstQuantity(product);
  if (amount === null) return { quantity: first, readAs: null };
  const info = product.productInfos ?? {};
  const terms = sellingTerms(product);
  const weight = terms.kind === 'loose' ? loose(info, amount) : null;
  if (terms.kind === 'loose' && weight === null) return { quantity: first, readAs: unmeasured };
  const wanted: ProductAmount = weight === null ? inPacks(info, amount) : { quantity: weight, readAs: null };
  const bought = typedQuantity(terms, String(wanted.quantity), first);
  const quantity = bought.ask === undefined && bought.error === undefined ? bought.quantity : first;
  return quantity === wanted.quantity ? wanted : { quantity, readAs: { kind: 'bounded' } };
}
