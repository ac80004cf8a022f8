import { msg } from '@lingui/core/macro';
import { LoginView } from '../views/session/LoginView.tsx';
import type { PageModule } from '../routing/page.ts';
import { plainHead } from '../routing/page-head.ts';
import { staticPage } from '../routing/static-page.ts';

export const page: PageModule = {
  open: (deps) =>
    staticPage(
      () => <LoginView />,
      () => plainHead(deps.tenant, deps.words(msg`Accedi`)),
    ),
};
