import { assignFailure, failureGuards } from '../failure.logic.ts';
import { parkingMachine } from './parking.machine.ts';

export const parkingLogic = parkingMachine.provide({
  actions: { assignFailure: assignFailure() },
  guards: { isDismissed: failureGuards.isDismissed },
});
