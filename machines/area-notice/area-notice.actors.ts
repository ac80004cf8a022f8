import { fromPromise } from 'xstate';
import type { ShopServices } from '../../services/shop-services.ts';
import type { LeftEmail } from './area-notice.machine.ts';

export const areaNoticeActors = ({ services }: { services: () => Promise<ShopServices> }) => ({
  leaveEmail: fromPromise<void, LeftEmail>(async ({ input, signal }) => {
    await (await services()).delivery.leaveEmail(input, { signal });
  }),
});
