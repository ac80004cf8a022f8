import type { PurchaseRestriction } from '../../../contract/api/shopping/cart.ts';
import { isAlcoholic } from '../../../contract/rules/catalogue/alcohol.ts';
import { missingToThreshold } from '../../../contract/rules/price/delivery-fee.ts';
import { fromCents } from '../../../contract/rules/price/money.ts';
import { fromThousandths } from '../../../contract/rules/number/thousandths.ts';
import { mostWithin } from '../../../contract/rules/quantity/quantity-result.ts';
import type { SellingTerms } from '../../../contract/rules/quantity/selling-info.ts';
import type { PlatformContext } from '../../platform/platform-context.ts';
import type { Said } from '../../platform/said.ts';
import { unacceptedText } from '../exclusion/exclusion.errors.ts';
import type { CartState } from './cart-state.ts';
import { ageText, refusalText } from './cart.errors.ts';
import type { QuantityCode } from './cart.errors.ts';
import { draftOf, judgeSet, soldAs } from './line-draft.ts';
import { openExclusions } from './line-exclusions.ts';
import { shortageText } from './shortage-text.ts';

type CartRestriction = Omit<PurchaseRestriction['restrictions'][number], 'message'> & {
  readonly message: Said;
};

type LineRestriction = CartRestriction & { readonly code: QuantityCode };

/** The most a line may have as far as the maximum of a code goes, in the unit of its quantity. */
function mostOf(code: QuantityCode, terms: SellingTerms): number {
  const { permitted, dayQuota, stock } = terms;
  const most = code === 'errors.maxAcq' ? permitted : code === 'errors.maxDay' ? dayQuota : stock;
  return fromThousandths(mostWithin(terms, most));
}

/** The lines that could not be bought as they stand, and why: limits, classes, days, stock (CART-18). */
export function lineRestrictions(state: CartState): readonly LineRestriction[] {
  const lines = [...state.lines, ...state.packages];
  const drafts = lines.map(draftOf);
  return drafts.flatMap((draft, at) => {
    const sold = soldAs(draft, drafts);
    const verdict = judgeSet(sold, draft.quantity);
    const { product, quantity } = draft;
    const code =
      verdict.kind === 'refused' ? verdict.code : verdict.kind === 'trimmed' ? verdict.warning : null;
    if (code === null || code === 'request.parameter') return [];
    const shortage = lines[at]?.shortage ?? null;
    const byClass = code === 'errors.maxClass' ? product.productClassRuleMax : null;
    return [
      {
        code,
        productClassId: byClass?.productClassId ?? null,
        name: byClass?.productClassName ?? product.name,
        max: byClass?.max ?? mostOf(code, sold.terms),
        current: quantity,
        message:
          shortage === null || code !== 'msg.cart.availability.errors'
            ? refusalText(code, sold)
            : shortageText(draft, shortage, state.cart.slotDate),
      },
    ];
  });
}

/** The goods of a cart that are for adults alone (B-14). */
const alcoholOf = ({ lines }: Pick<CartState, 'lines'>) =>
  lines.filter(({ product }) => isAlcoholic(product));

export const holdsAlcohol = (state: Pick<CartState, 'lines'>): boolean => alcoholOf(state).length > 0;

/** Alcohol in the cart of somebody who has not declared to be of age. */
function ageRestrictions(state: CartState): readonly CartRestriction[] {
  if (state.cart.adultDeclared) return [];
  const [first] = alcoholOf(state);
  if (first === undefined) return [];
  const { name } = first.product;
  const code = 'checkout.age.required';
  return [{ code, productClassId: null, name, max: 0, current: first.quantity, message: ageText }];
}

/** The lines of a cart whose shopper excludes them and has not said yes to each reason (B-23). */
const unacceptedOf = ({ lines, exclusions }: Pick<CartState, 'exclusions' | 'lines'>) =>
  lines.filter(
    ({ shelf, row }) => openExclusions(exclusions, { shelf, accepted: row.acceptedExclusions }).length > 0,
  );

export const holdsUnaccepted = (state: Pick<CartState, 'exclusions' | 'lines'>): boolean =>
  unacceptedOf(state).length > 0;

function exclusionRestrictions(state: CartState): readonly CartRestriction[] {
  const [first] = unacceptedOf(state);
  if (first === undefined) return [];
  const { name } = first.product;
  const code = 'checkout.exclusion.required';
  return [{ code, productClassId: null, name, max: 0, current: first.quantity, message: unacceptedText }];
}

/** What keeps a cart from checkout (C09). */
export function purchaseRestriction(
  state: CartState,
  { facts, language }: Pick<PlatformContext, 'facts' | 'language'>,
): PurchaseRestriction {
  const { minOrderCents } = facts.fees;
  const missing = missingToThreshold(minOrderCents, state.totals.itemsTotal);
  const found = [...lineRestrictions(state), ...ageRestrictions(state), ...exclusionRestrictions(state)];
  const restrictions = found.map((one) => ({ ...one, message: one.message[language] }));
  return {
    ok: missing === 0 && restrictions.length === 0,
    minOrder: fromCents(minOrderCents),
    missing: fromCents(missing),
    restrictions,
  };
}
