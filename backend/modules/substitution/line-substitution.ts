import type { CartSubstitution, LineSubstitution } from '../../../contract/api/shopping/substitution.ts';
import type { TenantFacts } from '../../../contract/tenant.ts';

/** The choice for one line; null leaves it to the cart. `substitutionProductId` stands with `product` alone (B-19). */
export interface LineChoice {
  readonly substitution: LineSubstitution | null;
  readonly substitutionProductId: number | null;
}

/** A line that is as the whole cart. */
export const asTheCart: LineChoice = { substitution: null, substitutionProductId: null };

const justThis = (substitution: LineSubstitution): LineChoice => ({
  substitution,
  substitutionProductId: null,
});

/** The choice of a whole cart, or of an order; the tenant's where the shopper made none (B-18, TEN-08). */
export function cartChoice(
  { substitutions }: { readonly substitutions: CartSubstitution | null },
  facts: Pick<TenantFacts, 'acceptAlternativesDefault'>,
): CartSubstitution {
  return substitutions ?? (facts.acceptAlternativesDefault ? 'replace' : 'none');
}

/** Whether something else may come for a line: `accept_alternatives` on the wire. */
export function accepts({ substitution }: LineChoice, whole: CartSubstitution): boolean {
  return (substitution ?? whole) !== 'none';
}

/** A choice once `accept_alternatives` was set: a line that has to differ from the cart gets a choice of its own. */
export function withAccept(choice: LineChoice, isAccepting: boolean, whole: CartSubstitution): LineChoice {
  if (accepts(choice, whole) === isAccepting) return choice;
  if (!isAccepting) return justThis('none');
  return whole === 'none' ? justThis('call') : asTheCart;
}
