import { msg } from '@lingui/core/macro';
import { PaymentView } from '../views/checkout/PaymentView.tsx';
import type { PageModule } from '../routing/page.ts';
import { plainHead } from '../routing/page-head.ts';
import { staticPage } from '../routing/static-page.ts';

export const page: PageModule = {
  open: (deps) =>
    staticPage(
      () => <PaymentView />,
      () => plainHead(deps.tenant, deps.words(msg`Pagamento`)),
    ),
};
