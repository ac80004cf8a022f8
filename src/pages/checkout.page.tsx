import { msg } from '@lingui/core/macro';
import { CheckoutView } from '../views/checkout/CheckoutView.tsx';
import type { PageModule } from '../routing/page.ts';
import { plainHead } from '../routing/page-head.ts';
import { staticPage } from '../routing/static-page.ts';

export const page: PageModule = {
  open: (deps) =>
    staticPage(
      () => <CheckoutView />,
      () => plainHead(deps.tenant, deps.words(msg`Cassa`)),
    ),
};
