import { msg } from '@lingui/core/macro';
import { CartView } from '../../views/cart/CartView.tsx';
import type { PageModule } from '../page.ts';
import { plainHead } from '../page-head.ts';
import { stillPage } from '../still-page.ts';

export const page: PageModule = {
  open: (deps) =>
    stillPage(
      () => <CartView />,
      () => plainHead(deps.tenant, deps.words(msg`Carrello`)),
    ),
};
