import { ServiceDownView } from '../../views/system/ServiceDownView.tsx';
import type { PageModule } from '../page.ts';
import { plainHead } from '../page-head.ts';
import { stillPage } from '../still-page.ts';

export const page: PageModule = {
  open: ({ tenant }) =>
    stillPage(
      () => <ServiceDownView />,
      () => plainHead(tenant, tenant.texts.serviceDown.title, 503),
    ),
};
