import { assignFailure, assignTimeout, failureGuards } from '../failure.logic.ts';
import { reauthenticationMachine } from './reauthentication.machine.ts';

export const reauthenticationLogic = reauthenticationMachine.provide({
  actions: { assignFailure: assignFailure(), assignTimeout: assignTimeout() },
  guards: { isSessionExpired: failureGuards.isSessionExpired },
});
