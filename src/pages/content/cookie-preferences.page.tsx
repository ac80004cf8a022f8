import { msg } from '@lingui/core/macro';
import { messages } from '#words/cookies.po';
import { plainHead } from '../../routing/page-head.ts';
import type { PageModule } from '../../routing/page.ts';
import { staticPage } from '../../routing/static-page.ts';
import { CookiePreferencesView } from '../../views/cookies/CookiePreferencesView.tsx';

export const page: PageModule = {
  messages,
  open: ({ tenant, words }) =>
    staticPage(
      () => <CookiePreferencesView />,
      () => plainHead(tenant, words(msg`Preferenze cookie`)),
    ),
};
