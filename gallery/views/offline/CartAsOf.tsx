import { offlineQueueModel } from '../../../paths/models/offline-queue/offline-queue.model.ts';
import { CartAsOf } from '../../../src/views/offline/CartAsOf.tsx';
import { connectionOf } from '../../connection-of.ts';
import { fullCart } from '../../fixtures/carts.ts';
import { withContext } from '../../states/reached-states.ts';
import { galleryView } from '../../view.ts';
import { cartSnapshot, now } from '../../world.ts';

const anHour = 3_600_000;

export const view = galleryView({
  kind: 'part',
  model: offlineQueueModel,
  show: (offlineQueue) => ({
    flows: {
      offlineQueue,
      connection: connectionOf(offlineQueue),
      cart: withContext(cartSnapshot(fullCart), { receivedAt: now - anHour }),
    },
    node: <CartAsOf />,
  }),
});
