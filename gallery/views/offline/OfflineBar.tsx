import { offlineQueueModel } from '../../../paths/models/offline-queue/offline-queue.model.ts';
import { OfflineBar } from '../../../src/views/offline/OfflineBar.tsx';
import { connectionOf } from '../../connection-of.ts';
import { galleryView } from '../../view.ts';

export const view = galleryView({
  kind: 'part',
  model: offlineQueueModel,
  variantName: (queue) => {
    const { changes } = queue.context as { changes: readonly object[] };
    return changes.length === 0 ? '' : changes.length === 1 ? 'one waits' : 'several wait';
  },
  show: (offlineQueue) => ({
    flows: { offlineQueue, connection: connectionOf(offlineQueue) },
    node: <OfflineBar />,
  }),
});
