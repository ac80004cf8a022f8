import type { Exclusions } from '../../../contract/api/account/exclusion.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { excludedBy } from '../exclusion/excluded-by.ts';
import { asTheCart } from './line-substitution.ts';
import type { LineChoice } from './line-substitution.ts';
import type { SubstitutionContext } from './substitution.context.ts';

/** A choice, but for a product that is excluded by now: that is left to the cart (B-23). */
export function allowedChoice(
  choice: LineChoice,
  {
    catalogue,
    exclusions,
  }: { readonly catalogue: Pick<Catalogue, 'byId'>; readonly exclusions: Exclusions | null },
): LineChoice {
  if (exclusions === null || choice.substitutionProductId === null) return choice;
  const product = catalogue.byId(choice.substitutionProductId);
  return product !== null && excludedBy(product, exclusions).length > 0 ? asTheCart : choice;
}

/** What a user chose for some products the last time, by product, as far as they do not exclude it by now (B-19, B-23). */
export async function rememberedChoices(
  unit: Pick<SubstitutionContext, 'productSubstitutions' | 'shop'>,
  { userId, exclusions }: { readonly userId: number; readonly exclusions: Exclusions | null },
  productIds: readonly number[],
): Promise<ReadonlyMap<number, LineChoice>> {
  const found = await unit.productSubstitutions.find(userId, productIds);
  const { catalogue } = await unit.shop();
  return new Map(
    [...found].map(([productId, choice]) => [productId, allowedChoice(choice, { catalogue, exclusions })]),
  );
}
