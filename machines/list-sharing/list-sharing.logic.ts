import { assignFailure, assignTimeout, failureGuards } from '../failure.logic.ts';
import { listSharingMachine } from './list-sharing.machine.ts';

export const listSharingLogic = listSharingMachine.provide({
  actions: { assignFailure: assignFailure(), assignTimeout: assignTimeout() },
  guards: { isInterrupted: failureGuards.isInterrupted },
});
