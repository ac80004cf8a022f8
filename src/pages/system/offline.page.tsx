import { msg } from '@lingui/core/macro';
import { messages } from '#words/device.po';
import type { PageModule } from '../../routing/page.ts';
import { plainHead } from '../../routing/page-head.ts';
import { staticPage } from '../../routing/static-page.ts';
import { OfflineView } from '../../views/offline/OfflineView.tsx';

/** What opens without network, whatever was asked for: kept by the browser's worker, and the same for everybody (B-40). */
export const page: PageModule = {
  messages,
  open: ({ tenant, words }) =>
    staticPage(
      () => <OfflineView />,
      () => plainHead(tenant, words(msg`Senza rete`)),
    ),
};
