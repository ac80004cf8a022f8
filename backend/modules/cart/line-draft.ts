import type { Product } from '../../../contract/api/shopping/product.ts';
import { classQuota } from '../../../contract/rules/checkout/class-quota.ts';
import { dayQuota } from '../../../contract/rules/checkout/day-quota.ts';
import { checkAddedQuantity, checkLineQuantity } from '../../../contract/rules/quantity/quantity-check.ts';
import type { QuantityVerdict } from '../../../contract/rules/quantity/quantity-check.ts';
import { sellingTerms } from '../../../contract/rules/quantity/selling-terms.ts';
import type { ShelfProduct } from '../catalogue/shelf-product.ts';
import type { LineChoice } from '../substitution/line-substitution.ts';
import { wireQuantity } from './cart-line-state.ts';
import type { CartLineState } from './cart-line-state.ts';
import type { SoldProduct } from './cart.errors.ts';
import type { OtherOrders } from './other-orders.ts';

/** A line being edited, judged against its neighbours before anything is written. */
export interface LineDraft {
  /** Negative for a line not in the cart yet. */
  readonly itemId: number;
  readonly shelf: ShelfProduct;
  readonly product: Product;
  readonly otherOrders: OtherOrders;
  readonly options: Readonly<Record<string, string>>;
  readonly choice: LineChoice;
  readonly acceptAlternatives: boolean;
  readonly customWeight: string | null;
  readonly note: string | null;
  /** Keys of the reasons to exclude the product that the shopper accepted. */
  readonly accepted: readonly string[];
  /** Pieces, or the selling unit; 0 for a line to remove. */
  readonly quantity: number;
}

export function draftOf({ row, shelf, product, otherOrders, quantity }: CartLineState): LineDraft {
  const { itemId, options, substitution, substitutionProductId, acceptAlternatives, customWeight, note } =
    row;
  const choice = { substitution, substitutionProductId };
  const accepted = row.acceptedExclusions;
  return {
    itemId,
    shelf,
    product,
    otherOrders,
    options,
    choice,
    acceptAlternatives,
    customWeight,
    note,
    accepted,
    quantity,
  };
}

/** As much of a line as counts towards the maximum of a class or a day. */
type LineCount = Pick<LineDraft, 'itemId' | 'product' | 'quantity'>;

/** The chosen options as one text: equal choices give equal text, whatever their order. */
export function optionsKey(options: Readonly<Record<string, string>>): string {
  return Object.entries(options)
    .map(([name, key]) => `${name}=${key}`)
    .toSorted()
    .join('|');
}

/** What the class maximum leaves to a line beside its neighbours, in the unit of its quantity; null without a bound (QTY-10). */
export function quotaOf(
  draft: Pick<LineDraft, 'itemId' | 'product'>,
  drafts: readonly LineCount[],
): number | null {
  return classQuota({
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
}

/** What the maximum of a day leaves to a line beside its neighbours, in the unit of its quantity; null without one (QTY-11). */
export const dayQuotaOf = (
  draft: Pick<LineDraft, 'itemId' | 'product' | 'otherOrders'>,
  drafts: readonly LineCount[],
): number | null => dayQuota({ ...draft, ordered: draft.otherOrders.quantity, lines: drafts });

/** The terms of a line beside its neighbours, for a verdict and its words. */
export function soldAs(draft: LineDraft, drafts: readonly LineDraft[]): SoldProduct {
  const { product, otherOrders, customWeight } = draft;
  const left = dayQuotaOf(draft, drafts);
  const { dailyMax } = product;
  const thatDay =
    dailyMax === undefined || left === null ? product : { ...product, dailyMax: { ...dailyMax, left } };
  const terms = sellingTerms(thatDay, { customWeight, classQuota: quotaOf(draft, drafts) });
  return { product, otherOrders, terms };
}

/** What the shop does with `added` more of a line (C02). */
export const judgeAdded = ({ terms }: SoldProduct, draft: LineDraft, added: number): QuantityVerdict =>
  checkAddedQuantity(terms, { inLine: draft.quantity, added });

/** What the shop does with a line set to `quantity` (C03). */
export const judgeSet = ({ terms }: SoldProduct, quantity: number): QuantityVerdict =>
  checkLineQuantity(terms, quantity);
