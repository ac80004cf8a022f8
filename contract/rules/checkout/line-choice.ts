import type { CartItem } from '../../api/shopping/cart.ts';
import type { CartSubstitution, LineSubstitution } from '../../api/shopping/substitution.ts';

/** What is to come in place of a line; `cart` is as in the whole cart, `productId` stands with `product` alone (B-19). */
export interface LineChoice {
  substitution: LineSubstitution | 'cart';
  productId: number | null;
}

/** A choice about goods that are sold out: for the whole cart, or for one line of it (B-18, B-19). */
export type SubstitutionChange =
  | { of: 'cart'; choice: CartSubstitution }
  | { of: 'line'; itemId: number; choice: LineChoice };

/** What the shop has of a line. */
export const lineChoiceOf = ({
  cartItemInfo: { substitution, substitutionProductId },
}: Pick<CartItem, 'cartItemInfo'>): LineChoice => ({
  substitution: substitution ?? 'cart',
  productId: substitutionProductId === undefined ? null : Number(substitutionProductId),
});
