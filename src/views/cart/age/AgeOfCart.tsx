import type { Cart } from '../../../../contract/api/shopping/cart.ts';
import { isAlcoholic } from '../../../../contract/rules/catalogue/alcohol.ts';
import { linesOf } from '../../../../contract/rules/checkout/cart-lines.ts';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import type { AgePart } from './age-ref.ts';

interface AgeOfCartProps {
  cart: Cart;
  Age: AgePart;
  isFrozen?: boolean;
}

/** The declaration, where the cart holds alcohol. */
export const AgeOfCart = ({ cart, Age, isFrozen = false }: AgeOfCartProps) =>
  linesOf(cart).some(({ product }) => isAlcoholic(product)) ? (
    <Age cart={cart} isFrozen={isFrozen} meanwhile={<Skeleton height="panel" />} />
  ) : null;
