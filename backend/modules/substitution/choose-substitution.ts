import type { LineSubstitution } from '../../../contract/api/shopping/substitution.ts';
import { ParameterError } from '../../platform/domain-errors.ts';
import { unknownProduct } from '../catalogue/catalogue.errors.ts';
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
 * chosen product must be sold, and another one. Throws ParameterError, `product.unknown`.
 */
export async function chooseSubstitution(
  unit: Pick<SubstitutionContext, 'productSubstitutions' | 'shop'>,
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
    const row = catalogue.byId(choice.substitutionProductId)?.row;
    if (row === undefined || !row.published || row.packaging || row.productId === productId) {
      throw unknownProduct();
    }
  }
  await unit.productSubstitutions.remember(userId, productId, choice);
  return choice;
}
