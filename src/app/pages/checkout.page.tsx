import { msg } from '@lingui/core/macro';
import { CheckoutView } from '../../views/checkout/CheckoutView.tsx';
import type { PageModule } from '../page.ts';
import { plainHead } from '../page-head.ts';
import { stillPage } from '../still-page.ts';

export const page: PageModule = {
  open: (deps) =>
    stillPage(
      () => <CheckoutView />,
      () => plainHead(deps.tenant, deps.words(msg`Cassa`)),
    ),
};
