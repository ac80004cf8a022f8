import { createActor } from 'xstate';
import { cheaperEqualsActors } from '../../../machines/cheaper-equals/cheaper-equals.actors.ts';
import { cheaperEqualsMachine } from '../../../machines/cheaper-equals/cheaper-equals.machine.ts';
import { spendingCapActors } from '../../../machines/spending-cap/spending-cap.actors.ts';
import { spendingCapLogic } from '../../../machines/spending-cap/spending-cap.logic.ts';
import type { PageDependencies } from '../../routing/page.ts';
import { SpendingCap } from '../../views/cart/cap/SpendingCap.tsx';
import type { CapPart } from '../../views/cart/cap/cap-refs.ts';

/** Starts what the cart says of the shopper's cap; its flows live as long as the page. */
export function openSpendingCap(deps: Pick<PageDependencies, 'services' | 'connect' | 'hash'>): {
  OfCart: CapPart;
  stop: () => void;
} {
  const cap = createActor(spendingCapLogic.provide({ actors: spendingCapActors(deps) }));
  const cheaper = createActor(cheaperEqualsMachine.provide({ actors: cheaperEqualsActors(deps) }), {
    input: { hash: deps.hash },
  });
  deps.connect(cap);
  deps.connect(cheaper);
  cap.start();
  cheaper.start();
  return {
    OfCart: ({ cart }) => <SpendingCap cart={cart} cap={cap} cheaper={cheaper} />,
    stop() {
      cap.stop();
      cheaper.stop();
    },
  };
}
