import { isConflict } from '../../contract/rules/offline/waiting-change.ts';
import { failureGuards } from '../failure.logic.ts';
import { offlineQueueMachine } from './offline-queue.machine.ts';

export const offlineQueueLogic = offlineQueueMachine.provide({
  guards: {
    isSendable: (_, { changes }) => !changes.every(isConflict),
    isUndecided: (_, { changes }) => changes.some(isConflict),
    hasSendable: ({ context: { changes } }) => !changes.every(isConflict),
    hasConflict: ({ context: { changes } }) => changes.some(isConflict),
    isSessionExpired: failureGuards.isSessionExpired,
  },
});
