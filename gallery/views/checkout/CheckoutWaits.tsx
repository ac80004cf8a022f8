import { agePart } from '../../fixtures/age-part.tsx';
import { substitutionParts } from '../../fixtures/substitution-parts.tsx';
import { offlineQueueModel } from '../../../paths/models/offline-queue/offline-queue.model.ts';
import { isCartWaiting } from '../../../machines/offline-queue/offline-queue.selectors.ts';
import { CheckoutView } from '../../../src/views/checkout/CheckoutView.tsx';
import { connectionOf } from '../../connection-of.ts';
import { galleryView } from '../../view.ts';

export const view = galleryView({
  kind: 'page',
  model: offlineQueueModel,
  isShown: (queue) => isCartWaiting(queue),
  variantName: (queue) => {
    const { changes } = queue.context as { changes: readonly { there?: number | null }[] };
    return changes.some(({ there = null }) => there !== null) ? 'one to be decided' : '';
  },
  show: (offlineQueue, record) => ({
    flows: { offlineQueue, connection: connectionOf(offlineQueue) },
    node: <CheckoutView Substitutions={substitutionParts(record, { isRead: true })} Age={agePart(record)} />,
  }),
});
