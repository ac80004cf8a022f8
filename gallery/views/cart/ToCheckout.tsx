import { offlineQueueModel } from '../../../paths/models/offline-queue/offline-queue.model.ts';
import { Panel } from '../../../src/ui/layout/Panel.tsx';
import { ToCheckout } from '../../../src/views/cart/ToCheckout.tsx';
import { connectionOf } from '../../connection-of.ts';
import { fullCart } from '../../fixtures/carts.ts';
import { withContext } from '../../states/reached-states.ts';
import { galleryView } from '../../view.ts';

export const view = galleryView({
  kind: 'part',
  model: offlineQueueModel,
  variantName: (queue) => {
    const { changes } = queue.context as { changes: readonly { there?: number | null }[] };
    if (changes.some(({ there = null }) => there !== null)) return 'one to be decided';
    return changes.length > 0 ? 'something waits' : '';
  },
  variants: (queue) =>
    queue.matches('resting') && queue.context.changes.length === 0
      ? {
          '': queue,
          'as much as is ordered at least': withContext(queue, { cart: { ...fullCart, itemsTotal: 90 } }),
          'of an order': withContext(queue, { cart: { ...fullCart, modifyingOrderId: 8001 } }),
        }
      : { '': queue },
  show: (offlineQueue) => ({
    flows: { offlineQueue, connection: connectionOf(offlineQueue) },
    node: (
      <Panel>
        <ToCheckout cart={offlineQueue.context.cart ?? fullCart} />
      </Panel>
    ),
  }),
});
