import { msg } from '@lingui/core/macro';
import { LoginView } from '../../views/session/LoginView.tsx';
import type { PageModule } from '../page.ts';
import { plainHead } from '../page-head.ts';
import { stillPage } from '../still-page.ts';

export const page: PageModule = {
  open: (deps) =>
    stillPage(
      () => <LoginView />,
      () => plainHead(deps.tenant, deps.words(msg`Accedi`)),
    ),
};
