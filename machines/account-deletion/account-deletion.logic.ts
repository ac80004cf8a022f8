import {
  assignDismissed,
  assignFailure,
  assignTimeout,
  failureGuards,
  isRefusedFor,
} from '../failure.logic.ts';
import { accountDeletionMachine } from './account-deletion.machine.ts';

export const accountDeletionLogic = accountDeletionMachine.provide({
  actions: {
    assignFailure: assignFailure(),
    assignTimeout: assignTimeout(),
    assignDismissed: assignDismissed(),
  },
  guards: {
    isInterrupted: failureGuards.isInterrupted,
    isDismissed: failureGuards.isDismissed,
    isRefusedFor,
  },
});
