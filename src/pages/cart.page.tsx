import { msg } from '@lingui/core/macro';
import { CartView } from '../views/cart/CartView.tsx';
import type { PageModule } from '../routing/page.ts';
import { plainHead } from '../routing/page-head.ts';
import { staticPage } from '../routing/static-page.ts';

export const page: PageModule = {
  open: (deps) =>
    staticPage(
      () => <CartView />,
      () => plainHead(deps.tenant, deps.words(msg`Carrello`)),
    ),
};
