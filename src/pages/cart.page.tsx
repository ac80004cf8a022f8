import { msg } from '@lingui/core/macro';
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
    const substitutions = lazySubstitutions(deps);
    const age = lazyAgeDeclaration(deps);
    const cap = lazySpendingCap(deps);
    return {
      actors: {},
      start: () => undefined,
      stop() {
        substitutions.stop();
        age.stop();
        cap.stop();
      },
      follow: () => undefined,
      render: () => (
        <CartView Amendment={AmendmentView} Substitutions={substitutions} Age={age.OfCart} Cap={cap.OfCart} />
      ),
      head: () => plainHead(deps.tenant, deps.words(msg`Carrello`)),
      isSettled: () => true,
    };
  },
};
