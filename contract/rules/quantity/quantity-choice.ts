import type { QuantityHint, QuantityResult } from './quantity-result.ts';
import { minusQuantity, plusQuantity } from './quantity-step.ts';
import { typedQuantity } from './quantity-typed.ts';
import type { LineTerms, SaleTerms } from './selling-info.ts';
import { sellingTerms } from './selling-terms.ts';
import { typedInSellingUnit } from './typed-unit.ts';

/** How much of a product is wanted before it is in the cart, in pieces or in the selling unit. */
export interface QuantityChoice {
  quantity: number;
  hint: QuantityHint | null;
}

/** What a text typed beside `current` means for a product (QTY-05, QTY-06, QTY-07). */
export function typedFor(
  { product, current, ...line }: { product: SaleTerms; current: number } & LineTerms,
  text: string,
): QuantityResult {
  const terms = sellingTerms(product, line);
  return typedQuantity(
    terms,
    typedInSellingUnit({ terms, info: product.productInfos ?? {}, current }, text),
    current,
  );
}

/** There is nothing to remove yet: a way to 0 ends at what was there, with the minimum's message. */
const choiceOf = (result: QuantityResult, current: number): QuantityChoice =>
  result.ask === undefined
    ? { quantity: result.quantity, hint: result.error ?? result.warning ?? null }
    : { quantity: current, hint: 'errors.minAcq' };

export const chooseMore = (product: SaleTerms, current: number): QuantityChoice =>
  choiceOf(plusQuantity(sellingTerms(product), current), current);

export const chooseLess = (product: SaleTerms, current: number): QuantityChoice =>
  choiceOf(minusQuantity(sellingTerms(product), current), current);

export const chooseTyped = (product: SaleTerms, current: number, text: string): QuantityChoice =>
  choiceOf(typedFor({ product, current }, text), current);

/** A press or a typed text beside a product that is wanted and not in a cart. */
export type QuantityChange =
  | { kind: 'more' }
  | { kind: 'less' }
  | { kind: 'typed'; text: string }
  | { kind: 'remove' };

/** How much is wanted after a change; what would ask for the removal in a cart is wanted no more: 0. */
export function quantityAfter(product: SaleTerms, current: number, change: QuantityChange): number {
  switch (change.kind) {
    case 'remove':
      return 0;
    case 'more':
      return chooseMore(product, current).quantity;
    case 'less':
      return minusQuantity(sellingTerms(product), current).ask === undefined
        ? chooseLess(product, current).quantity
        : 0;
    case 'typed':
      return typedFor({ product, current }, change.text).ask === undefined
        ? chooseTyped(product, current, change.text).quantity
        : 0;
  }
}
