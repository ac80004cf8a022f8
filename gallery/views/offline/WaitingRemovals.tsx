import { aWaitingQuantity } from '../../../paths/fixtures/waiting-fixtures.ts';
import { offlineQueueModel } from '../../../paths/models/offline-queue/offline-queue.model.ts';
import { WaitingRemovals } from '../../../src/views/offline/WaitingRemovals.tsx';
import { apples, oil } from '../../fixtures/products.ts';
import { withContext } from '../../states/reached-states.ts';
import { many } from '../../fixtures/more.ts';
import { galleryView } from '../../view.ts';

const removed = aWaitingQuantity({ product: oil, to: 0 });
const weighed = aWaitingQuantity({ id: 'change-2', itemId: 102, product: apples, from: 1.5, to: 0 });

export const view = galleryView({
  kind: 'part',
  model: offlineQueueModel,
  isShown: (queue) => (queue.context as { changes: readonly object[] }).changes.length > 0,
  variants: (queue) => ({
    '': withContext(queue, { changes: [removed] }),
    ...(queue.matches('offline')
      ? {
          'two taken out': withContext(queue, { changes: [removed, weighed] }),
          'eight taken out': withContext(queue, {
            changes: many(8, (at) =>
              aWaitingQuantity({
                id: `change-${at}`,
                itemId: 200 + at,
                product: { ...oil, productId: 5000 + at, name: `Olio ${at}` },
                to: 0,
              }),
            ),
          }),
          'only quantities wait': withContext(queue, { changes: [aWaitingQuantity()] }),
        }
      : {}),
  }),
  show: (offlineQueue) => ({ flows: { offlineQueue }, node: <WaitingRemovals /> }),
});
