import { ServiceDownView } from '../views/system/ServiceDownView.tsx';
import type { PageModule } from '../routing/page.ts';
import { plainHead } from '../routing/page-head.ts';
import { staticPage } from '../routing/static-page.ts';

export const page: PageModule = {
  open: ({ tenant }) =>
    staticPage(
      () => <ServiceDownView />,
      () => plainHead(tenant, tenant.texts.serviceDown.title, 503),
    ),
};
