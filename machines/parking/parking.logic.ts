import { assignFailure, assignTimeout, failureGuards } from '../failure.logic.ts';
import { parkingMachine } from './parking.machine.ts';

export const parkingLogic = parkingMachine.provide({
  actions: { assignFailure: assignFailure(), assignTimeout: assignTimeout() },
  guards: { isInterrupted: failureGuards.isInterrupted },
});
