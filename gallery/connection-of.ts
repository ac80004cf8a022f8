import type { AnyMachineSnapshot } from 'xstate';
import { connectionModel } from '../paths/models/connection/connection.model.ts';
import { snapshotAt } from './states/reached-states.ts';

/** Whether there is a network where the queue of what waits for one stands so. */
export const connectionOf = (offlineQueue: AnyMachineSnapshot): AnyMachineSnapshot =>
  snapshotAt(connectionModel, offlineQueue.matches('offline') ? 'offline' : 'online');
