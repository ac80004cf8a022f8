import { createActor } from 'xstate';
import { ageDeclarationActors } from '../../../machines/age-declaration/age-declaration.actors.ts';
import { ageDeclarationLogic } from '../../../machines/age-declaration/age-declaration.logic.ts';
import type { PageDependencies } from '../../routing/page.ts';
import { AgeDeclaration } from '../../views/cart/age/AgeDeclaration.tsx';
import type { AgePart } from '../../views/cart/age/age-ref.ts';

/** Starts what a page asks of whoever buys alcohol; its flow lives as long as the page. */
export function openAgeDeclaration(deps: Pick<PageDependencies, 'services' | 'connect'>): {
  OfCart: AgePart;
  stop: () => void;
} {
  const declaration = createActor(ageDeclarationLogic.provide({ actors: ageDeclarationActors(deps) }));
  deps.connect(declaration);
  declaration.start();
  return {
    OfCart: ({ cart, isFrozen }) => (
      <AgeDeclaration cart={cart} declaration={declaration} isFrozen={isFrozen} />
    ),
    stop: () => void declaration.stop(),
  };
}
