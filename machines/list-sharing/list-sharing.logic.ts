import { assignFailure, failureGuards } from '../failure.logic.ts';
import { listSharingMachine } from './list-sharing.machine.ts';

export const listSharingLogic = listSharingMachine.provide({
  actions: { assignFailure: assignFailure() },
  guards: { isDismissed: failureGuards.isDismissed },
});
