import { fromPromise } from 'xstate';
import type { SentChange } from '../../contract/rules/offline/waiting-change.ts';
import type { ShopServices } from '../../services/shop-services.ts';

export const offlineQueueActors = ({ services }: { services: () => Promise<ShopServices> }) => ({
  sendNext: fromPromise<SentChange | null>(async ({ signal }) =>
    (await (await services()).waitingCart()).sendNext({ signal }),
  ),
});
