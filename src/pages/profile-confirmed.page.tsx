import { msg } from '@lingui/core/macro';
import { messages } from '#words/personal.po';
import { plainHead } from '../routing/page-head.ts';
import type { PageModule } from '../routing/page.ts';
import { staticPage } from '../routing/static-page.ts';
import { ProfileConfirmedView } from '../views/profile/ProfileConfirmedView.tsx';

export const page: PageModule = {
  messages,
  open: (deps) =>
    staticPage(
      () => <ProfileConfirmedView />,
      () => plainHead(deps.tenant, deps.words(msg`Profilo aggiornato`)),
    ),
};
