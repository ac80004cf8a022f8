import { OrderLineSubstitution } from '../../views/cart/substitutions/OrderLineSubstitution.tsx';
import { OrderSubstitutions } from '../../views/cart/substitutions/OrderSubstitutions.tsx';
import type { OrderSubstitutionParts } from '../../views/cart/substitutions/substitution-refs.ts';
import { openChoices } from '../parts/choices.ts';
import type { PageDependencies } from '../../routing/page.ts';

/** Starts what the page of an order says about goods that are sold out; its flows live as long as the page. */
export function openOrderSubstitutions(
  deps: Pick<PageDependencies, 'services' | 'connect'>,
  orderId: number,
): OrderSubstitutionParts & { stop: () => void } {
  const choices = openChoices(deps, { orderId });
  const { substitutions, choice } = choices;
  return {
    OfOrder: ({ order }) => (
      <OrderSubstitutions order={order} substitutions={substitutions} choice={choice} />
    ),
    OfLine: (line) => <OrderLineSubstitution {...line} substitutions={substitutions} choice={choice} />,
    stop: () => choices.stop(),
  };
}
