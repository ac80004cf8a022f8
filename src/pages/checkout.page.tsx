import { messages } from '#words/personal.po';
import { msg } from '@lingui/core/macro';
import { CheckoutView } from '../views/checkout/CheckoutView.tsx';
import { CheckoutHeader } from '../views/checkout/CheckoutHeader.tsx';
import type { PageModule } from '../routing/page.ts';
import { plainHead } from '../routing/page-head.ts';
import { staticPage } from '../routing/static-page.ts';
import { lazyAgeDeclaration } from './parts/lazy-age-declaration.ts';
import { lazySubstitutions } from './parts/lazy-substitutions.ts';

export const page: PageModule = {
  messages,
  open(deps) {
    const substitutions = lazySubstitutions(deps, { isRead: true });
    const age = lazyAgeDeclaration(deps);
    return {
      ...staticPage(
        () => <CheckoutView Substitutions={substitutions} Age={age.OfCart} />,
        () => plainHead(deps.tenant, deps.words(msg`Cassa`)),
        {
          header: (logo) => <CheckoutHeader logo={logo} isPaying={false} />,
          viewed: () => ({ kind: 'checkout' }),
        },
      ),
      stop() {
        substitutions.stop();
        age.stop();
      },
    };
  },
};
