import type { ReactNode } from 'react';
import type { Cart, CartItem } from '../../../../contract/api/shopping/cart.ts';
import type { SubstitutionParts } from './substitution-refs.ts';

/** Most lines say nothing: no place is kept in those. */
const saysSomething = ({ atRisk, cartItemInfo: { note, substitution } }: CartItem): boolean =>
  atRisk || note !== undefined || substitution !== undefined;

/** What each line of a cart says about being sold out, and its note, beside its name. */
export const badgeOfLine =
  ({ OfLine }: SubstitutionParts, cart: Cart, meanwhile?: ReactNode) =>
  (item: CartItem) => <OfLine cart={cart} item={item} meanwhile={saysSomething(item) ? meanwhile : null} />;
