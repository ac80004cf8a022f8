import { createActor, type ActorRefFrom } from 'xstate';
import { alternativesActors } from '../../../machines/alternatives/alternatives.actors.ts';
import { alternativesMachine } from '../../../machines/alternatives/alternatives.machine.ts';
import type { PageDependencies } from '../../routing/page.ts';

type Alternatives = ActorRefFrom<typeof alternativesMachine>;

/** What can take the place of each product of a cart that is short: a flow of its own for each that is shown. */
export function openAlternatives(deps: Pick<PageDependencies, 'services' | 'connect' | 'hash'>) {
  const opened = new Map<number, Alternatives>();
  return {
    of(productId: number): Alternatives {
      const known = opened.get(productId);
      if (known !== undefined) return known;
      const alternatives = createActor(alternativesMachine.provide({ actors: alternativesActors(deps) }), {
        input: { hash: deps.hash },
      });
      deps.connect(alternatives);
      opened.set(productId, alternatives.start());
      return alternatives;
    },
    stop() {
      for (const alternatives of opened.values()) alternatives.stop();
    },
  };
}
