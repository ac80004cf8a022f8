import { NotFoundView } from '../views/system/NotFoundView.tsx';
import type { PageModule } from '../routing/page.ts';
import { plainHead } from '../routing/page-head.ts';
import { staticPage } from '../routing/static-page.ts';

export const page: PageModule = {
  open: ({ tenant }) =>
    staticPage(
      () => <NotFoundView />,
      () => plainHead(tenant, tenant.texts.notFound.title, 404),
    ),
};
