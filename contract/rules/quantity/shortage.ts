import { checkLineQuantity } from './quantity-check.ts';
import { sellingTerms } from './selling-terms.ts';
import type { SaleTerms } from './selling-info.ts';

/** `notThatDay`: the product is not sold on the day of the slot; `less`: there is less than the line wants. */
export const shortageReasons = ['soldOut', 'notThatDay', 'less'] as const;

/** Why a line cannot be bought as it stands; `most` can: pieces or the selling unit, 0 for none (CART-18, B-28). */
export interface Shortage {
  readonly reason: (typeof shortageReasons)[number];
  readonly most: number;
}

/** What a line lacks of its product as it is in stock; null where all of it can be had, whatever else limits it. */
export function shortageOf(
  product: SaleTerms,
  line: { readonly quantity: number; readonly customWeight: string | null; readonly isOffered: boolean },
): Shortage | null {
  const anyDay = { ...product, dailyMax: undefined };
  const terms = sellingTerms(anyDay, { customWeight: line.customWeight, classQuota: null });
  const verdict = checkLineQuantity(terms, line.quantity);
  if (verdict.kind === 'trimmed') return { reason: 'less', most: verdict.quantity };
  if (verdict.kind !== 'refused' || verdict.code !== 'msg.cart.availability.errors') return null;
  return { reason: !line.isOffered ? 'notThatDay' : terms.soldOut ? 'soldOut' : 'less', most: 0 };
}

/** How much of a line can be bought. */
export const buyableQuantity = (quantity: number, shortage: Shortage | null): number =>
  shortage === null ? quantity : Math.min(quantity, shortage.most);
