import { msg } from '@lingui/core/macro';
import { PaymentView } from '../../views/checkout/PaymentView.tsx';
import type { PageModule } from '../page.ts';
import { plainHead } from '../page-head.ts';
import { stillPage } from '../still-page.ts';

export const page: PageModule = {
  open: (deps) =>
    stillPage(
      () => <PaymentView />,
      () => plainHead(deps.tenant, deps.words(msg`Pagamento`)),
    ),
};
