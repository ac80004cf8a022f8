import { msg } from '@lingui/core/macro';
import { createActor } from 'xstate';
import { cartEmptyingActors } from '../../machines/cart-emptying/cart-emptying.actors.ts';
import { cartEmptyingLogic } from '../../machines/cart-emptying/cart-emptying.logic.ts';
import { emptiedCartIn } from '../../services/cart/emptied-cart.ts';
import { CartView } from '../views/cart/CartView.tsx';
import { onDemand } from '../views/on-demand.tsx';
import type { PageModule } from '../routing/page.ts';
import { plainHead } from '../routing/page-head.ts';
import { lazyAgeDeclaration } from './parts/lazy-age-declaration.ts';
import { lazySpendingCap } from './parts/lazy-spending-cap.ts';
import { lazySubstitutions } from './parts/lazy-substitutions.ts';

/** Comes where the cart changes an order. */
const AmendmentView = onDemand(
  async () => (await import('../views/amendment/AmendmentView.tsx')).AmendmentView,
  async () => (await import('./parts/amendment-words.ts')).amendmentMessages,
);

export const page: PageModule = {
  open(deps) {
    // Nothing is stored on the server, where the page does not start.
    const emptied = emptiedCartIn({ storage: () => sessionStorage, now: deps.now });
    const emptying = createActor(
      cartEmptyingLogic.provide({
        actors: cartEmptyingActors(deps),
        actions: { keepEmptied: (_, params) => emptied.keep(params.emptied) },
      }),
    );
    const substitutions = lazySubstitutions(deps);
    const age = lazyAgeDeclaration(deps);
    const cap = lazySpendingCap(deps);
    return {
      actors: { emptying },
      start() {
        emptying.start();
        const stored = emptied.read();
        if (stored !== null) emptying.send({ type: 'offer.restore', emptied: stored });
      },
      stop() {
        emptying.stop();
        substitutions.stop();
        age.stop();
        cap.stop();
      },
      follow: () => undefined,
      render: () => (
        <CartView
          emptying={emptying}
          Amendment={AmendmentView}
          Substitutions={substitutions}
          Age={age.OfCart}
          Cap={cap.OfCart}
        />
      ),
      head: () => plainHead(deps.tenant, deps.words(msg`Carrello`)),
      isSettled: () => true,
    };
  },
};
