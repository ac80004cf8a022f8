import type { LineSubstitution } from '../../../contract/api/shopping/substitution.ts';
import { ParameterError } from '../../platform/domain-errors.ts';
import { unknownProduct } from '../catalogue/catalogue.errors.ts';
import { excludedBy } from '../exclusion/excluded-by.ts';
import { excludedSubstitution } from '../exclusion/exclusion.errors.ts';
import { asTheCart } from './line-substitution.ts';
import type { LineChoice } from './line-substitution.ts';
import type { SubstitutionContext } from './substitution.context.ts';

/** A choice as it was sent. */
export interface SentChoice {
  readonly substitution?: LineSubstitution | 'cart' | undefined;
  readonly substitutionProductId?: string | undefined;
}

/**
 * Reads the choice for a line of `productId` and remembers it for the next time; null where none was sent (B-19). A
 * chosen product must be sold, another one, and none the user excludes, accepted or not (B-23). Throws ParameterError,
 * `product.unknown`, `substitution.excluded`.
 */
export async function chooseSubstitution(
  unit: Pick<SubstitutionContext, 'exclusions' | 'productSubstitutions' | 'shop'>,
  { userId, productId }: { userId: number; productId: number },
  { substitution, substitutionProductId: sentId }: SentChoice,
): Promise<LineChoice | null> {
  if (substitution === undefined) return null;
  if ((substitution === 'product') !== (sentId !== undefined))
    throw new ParameterError('substitutionProductId');
  const choice =
    substitution === 'cart'
      ? asTheCart
      : { substitution, substitutionProductId: sentId === undefined ? null : Number(sentId) };
  if (choice.substitutionProductId !== null) {
    const { catalogue } = await unit.shop();
    const product = catalogue.byId(choice.substitutionProductId);
    if (
      product === null ||
      !product.row.published ||
      product.row.packaging ||
      product.row.productId === productId
    ) {
      throw unknownProduct();
    }
    const exclusions = await unit.exclusions.find(userId);
    if (excludedBy(product, exclusions).length > 0) throw excludedSubstitution();
  }
  await unit.productSubstitutions.remember(userId, productId, choice);
  return choice;
}
