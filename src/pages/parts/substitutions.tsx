import { createActor } from 'xstate';
import { substitutionChoiceActors } from '../../../machines/substitution-choice/substitution-choice.actors.ts';
import { substitutionChoiceMachine } from '../../../machines/substitution-choice/substitution-choice.machine.ts';
import { substitutionsActors } from '../../../machines/substitutions/substitutions.actors.ts';
import { substitutionsLogic } from '../../../machines/substitutions/substitutions.logic.ts';
import type { PageDependencies } from '../../routing/page.ts';
import { CartSubstitutions } from '../../views/cart/substitutions/CartSubstitutions.tsx';
import { LineSubstitution } from '../../views/cart/substitutions/LineSubstitution.tsx';
import { SubstitutionDialog } from '../../views/cart/substitutions/SubstitutionDialog.tsx';
import type { SubstitutionParts } from '../../views/cart/substitutions/substitution-refs.ts';

/** Starts what a page says about goods that are sold out; its flows live as long as the page. */
export function openSubstitutions(
  deps: Pick<PageDependencies, 'services' | 'connect'>,
): SubstitutionParts & { stop: () => void } {
  const substitutions = createActor(substitutionsLogic.provide({ actors: substitutionsActors(deps) }));
  const choice = createActor(
    substitutionChoiceMachine.provide({
      actors: substitutionChoiceActors(deps),
      actions: {
        tellChosen: (_, { change }) => substitutions.send({ type: 'substitution.choose', change }),
      },
    }),
  );
  for (const flow of [substitutions, choice]) {
    deps.connect(flow);
    flow.start();
  }
  return {
    OfCart: ({ cart, isFrozen }) => (
      <>
        <CartSubstitutions cart={cart} substitutions={substitutions} choice={choice} isFrozen={isFrozen} />
        <SubstitutionDialog cart={cart} substitutions={substitutions} choice={choice} />
      </>
    ),
    OfLine: ({ cart, item }) => (
      <LineSubstitution cart={cart} item={item} substitutions={substitutions} choice={choice} />
    ),
    stop() {
      choice.stop();
      substitutions.stop();
    },
  };
}
