import { createActor } from 'xstate';
import { substitutionChoiceActors } from '../../../machines/substitution-choice/substitution-choice.actors.ts';
import { substitutionChoiceMachine } from '../../../machines/substitution-choice/substitution-choice.machine.ts';
import { substitutionsActors } from '../../../machines/substitutions/substitutions.actors.ts';
import { substitutionsLogic } from '../../../machines/substitutions/substitutions.logic.ts';
import type { PageDependencies } from '../../routing/page.ts';

/** Starts the flows in which it is chosen, and saved, what is done about goods that are sold out; `orderId` is null for the cart. */
export function openChoices(
  deps: Pick<PageDependencies, 'services' | 'connect'>,
  input: { orderId: number | null },
) {
  const substitutions = createActor(substitutionsLogic.provide({ actors: substitutionsActors(deps) }), {
    input,
  });
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
    substitutions,
    choice,
    stop() {
      choice.stop();
      substitutions.stop();
    },
  };
}
