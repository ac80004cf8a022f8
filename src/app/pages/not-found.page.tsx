import { NotFoundView } from '../../views/system/NotFoundView.tsx';
import type { PageModule } from '../page.ts';
import { plainHead } from '../page-head.ts';
import { stillPage } from '../still-page.ts';

export const page: PageModule = {
  open: ({ tenant }) =>
    stillPage(
      () => <NotFoundView />,
      () => plainHead(tenant, tenant.texts.notFound.title, 404),
    ),
};
