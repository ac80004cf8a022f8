import type { VisitorFlows } from '../../views/flows.ts';
import { lazyFlow } from '../lazy-flow.ts';
import type { OfflineQueueDependencies } from './offline-queue.ts';

type QueueFlows = Pick<VisitorFlows, 'offlineQueue'>;

/** What is seen of it while nothing waits. */
const first = {
  offlineQueue: { value: 'resting', context: { changes: [], sent: [], refused: [], misses: 0 }, tags: [] },
};

/** The flow that sends what waits for the network: its code comes when it is told of a change that does. */
export const lazyOfflineQueue = (deps: OfflineQueueDependencies): QueueFlows =>
  lazyFlow<QueueFlows>(first, async () => (await import('./offline-queue.ts')).openOfflineQueue(deps));
