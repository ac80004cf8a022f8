import { assignFailure, assignTimeout, failureGuards } from '../failure.logic.ts';
import { emailConfirmationMachine } from './email-confirmation.machine.ts';

export const emailConfirmationLogic = emailConfirmationMachine.provide({
  actions: { assignFailure: assignFailure(), assignTimeout: assignTimeout() },
  guards: { isRefused: failureGuards.isRefused },
});
