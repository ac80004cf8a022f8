import { msg } from '@lingui/core/macro';
import { messages } from '#words/personal.po';
import { plainHead } from '../routing/page-head.ts';
import type { PageModule } from '../routing/page.ts';
import { staticPage } from '../routing/static-page.ts';
import { PasswordChangedView } from '../views/recovery/PasswordChangedView.tsx';

export const page: PageModule = {
  messages,
  open: (deps) =>
    staticPage(
      () => <PasswordChangedView />,
      () => plainHead(deps.tenant, deps.words(msg`Password cambiata`)),
    ),
};
