import type { Product } from '../../../contract/api/shopping/product.ts';
import { classQuota } from '../../../contract/rules/checkout/class-quota.ts';
import { checkAddedQuantity, checkLineQuantity } from '../../../contract/rules/quantity/quantity-check.ts';
import type { QuantityVerdict } from '../../../contract/rules/quantity/quantity-check.ts';
import { sellingTerms } from '../../../contract/rules/quantity/selling-terms.ts';
import type { ShelfProduct } from '../catalogue/shelf-product.ts';
import type { LineChoice } from '../substitution/line-substitution.ts';
import { wireQuantity } from './cart-line-state.ts';
import type { CartLineState } from './cart-line-state.ts';

/** A line being edited, judged against its neighbours before anything is written. */
export interface LineDraft {
  /** Negative for a line not in the cart yet. */
  readonly itemId: number;
  readonly shelf: ShelfProduct;
  readonly product: Product;
  readonly options: Readonly<Record<string, string>>;
  readonly choice: LineChoice;
  readonly acceptAlternatives: boolean;
  readonly customWeight: string | null;
  /** Pieces, or the selling unit; 0 for a line to remove. */
  readonly quantity: number;
}

export function draftOf({ row, shelf, product, quantity }: CartLineState): LineDraft {
  const { itemId, options, substitution, substitutionProductId, acceptAlternatives, customWeight } = row;
  const choice = { substitution, substitutionProductId };
  return { itemId, shelf, product, options, choice, acceptAlternatives, customWeight, quantity };
}

/** The chosen options as one text: equal choices give equal text, whatever their order. */
export function optionsKey(options: Readonly<Record<string, string>>): string {
  return Object.entries(options)
    .map(([name, key]) => `${name}=${key}`)
    .toSorted()
    .join('|');
}

function termsOf(draft: LineDraft, drafts: readonly LineDraft[]) {
  const room = classQuota({
    rule: draft.product.productClassRuleMax,
    product: draft.product,
    itemId: draft.itemId,
    lines: drafts
      .filter((line) => line.quantity > 0)
      .map((line) => ({
        itemId: line.itemId,
        product: line.product,
        ...wireQuantity(line.product.productInfos, line.quantity),
      })),
  });
  return sellingTerms(draft.product, { customWeight: draft.customWeight, classQuota: room });
}

/** What the shop does with `added` more of a line (C02). */
export function judgeAdded(draft: LineDraft, drafts: readonly LineDraft[], added: number): QuantityVerdict {
  return checkAddedQuantity(termsOf(draft, drafts), { inLine: draft.quantity, added });
}

/** What the shop does with a line set to `quantity` (C03). */
export function judgeSet(draft: LineDraft, drafts: readonly LineDraft[], quantity: number): QuantityVerdict {
  return checkLineQuantity(termsOf(draft, drafts), quantity);
}
