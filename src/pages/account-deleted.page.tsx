import { msg } from '@lingui/core/macro';
import { messages } from '#words/personal.po';
import { plainHead } from '../routing/page-head.ts';
import type { PageModule } from '../routing/page.ts';
import { staticPage } from '../routing/static-page.ts';
import { AccountDeletedView } from '../views/profile/AccountDeletedView.tsx';

export const page: PageModule = {
  messages,
  open: (deps) =>
    staticPage(
      () => <AccountDeletedView />,
      () => plainHead(deps.tenant, deps.words(msg`Account eliminato`)),
    ),
};
