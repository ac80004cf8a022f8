import { isReporting } from '../../../machines/offline-queue/offline-queue.selectors.ts';
import {
  aWaitingAddition,
  aWaitingListChange,
  aWaitingQuantity,
} from '../../../paths/fixtures/waiting-fixtures.ts';
import { offlineQueueModel } from '../../../paths/models/offline-queue/offline-queue.model.ts';
import { OfflineReport } from '../../../src/views/offline/OfflineReport.tsx';
import { apples, oil } from '../../fixtures/products.ts';
import { withContext } from '../../states/reached-states.ts';
import { many } from '../../fixtures/more.ts';
import { galleryView } from '../../view.ts';

interface Report {
  changes: readonly object[];
  sent: readonly object[];
  refused: readonly object[];
}

const productAt = (at: number) => ({ ...oil, productId: 5000 + at, name: `Olio ${at}` });
const undecided = { refused: [], sent: [] };
const sent = [aWaitingQuantity(), aWaitingQuantity({ id: 'change-3', product: oil, to: 0 })];

export const view = galleryView({
  kind: 'dialog',
  model: offlineQueueModel,
  isShown: isReporting,
  variantName: (queue) => {
    const { changes, sent: told, refused } = queue.context as Report;
    return [
      changes.length > 0 && 'to be decided',
      told.length > 0 && `${told.length} sent`,
      refused.length > 0 && 'one refused',
    ]
      .filter(Boolean)
      .join(', ');
  },
  variants: (queue) => {
    const { changes, sent: told, refused } = queue.context as Report;
    if (changes.length === 0 || told.length > 0 || refused.length > 0) return { '': queue };
    const weighed = aWaitingQuantity({ product: apples, from: 1, to: 1.5, there: 0.75 });
    return {
      '': queue,
      'of a weighed product': withContext(queue, { ...undecided, changes: [weighed], sent }),
      'taken out here': withContext(queue, { ...undecided, changes: [{ ...weighed, to: 0 }] }),
      'taken out elsewhere': withContext(queue, { ...undecided, changes: [{ ...weighed, there: 0 }] }),
      'of a list': withContext(queue, {
        changes: [aWaitingListChange({ there: 3 })],
        sent: [
          aWaitingListChange({ id: 'change-6' }),
          aWaitingListChange({ id: 'change-7', listName: undefined, product: oil, to: 0 }),
        ],
        refused: [],
      }),
      'taken off a list here': withContext(queue, {
        ...undecided,
        changes: [aWaitingListChange({ to: 0, there: 3, listName: undefined })],
      }),
      'taken off a list elsewhere': withContext(queue, {
        ...undecided,
        changes: [aWaitingListChange({ there: 0 })],
      }),
      'six of each': withContext(queue, {
        changes: many(6, (at) => aWaitingQuantity({ id: `open-${at}`, product: productAt(at), there: 1 })),
        sent: many(6, (at) => aWaitingQuantity({ id: `sent-${at}`, product: productAt(10 + at) })),
        refused: many(6, (at) => ({
          change: aWaitingAddition({ id: `refused-${at}`, product: productAt(20 + at) }),
          error: {
            failure: 'refused',
            messages: [{ code: 'errors.stock', text: `Esaurito ${at}`, field: null }],
          },
        })),
      }),
      'two to be decided': withContext(queue, {
        changes: [weighed, aWaitingQuantity({ id: 'change-2', there: 1 })],
        sent: [aWaitingAddition({ id: 'change-4' })],
        refused: [],
      }),
    };
  },
  show: (offlineQueue) => ({ flows: { offlineQueue }, node: <OfflineReport /> }),
});
