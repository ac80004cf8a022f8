import { accepts, cartChoice } from '../substitution/line-substitution.ts';
import { allowedChoice } from '../substitution/remembered-choices.ts';
import type { CartState } from '../cart/cart-state.ts';
import type { NewOrderLine } from '../order/order.repository.ts';
import type { CheckoutContext } from './checkout.context.ts';

/** The lines of an order without substitutes that their shopper excludes by now: those are left to the cart's choice (B-23). */
export async function allowedLines(
  context: Pick<CheckoutContext, 'facts' | 'shop'>,
  { cart, exclusions }: Pick<CartState, 'cart' | 'exclusions'>,
  lines: readonly NewOrderLine[],
): Promise<readonly NewOrderLine[]> {
  if (exclusions === null) return lines;
  const { catalogue } = await context.shop();
  const whole = cartChoice(cart, context.facts);
  return lines.map((line) => {
    const { substitution = null, substitutionProductId = null } = line;
    const chosen = { substitution, substitutionProductId };
    const choice = allowedChoice(chosen, { catalogue, exclusions });
    return choice === chosen ? line : { ...line, ...choice, acceptAlternatives: accepts(choice, whole) };
  });
}
