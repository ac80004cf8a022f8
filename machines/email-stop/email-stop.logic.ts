import { assignFailure, assignTimeout, failureGuards } from '../failure.logic.ts';
import { emailStopMachine } from './email-stop.machine.ts';

export const emailStopLogic = emailStopMachine.provide({
  actions: { assignFailure: assignFailure(), assignTimeout: assignTimeout() },
  guards: { isRefused: failureGuards.isRefused },
});
