import { assignFailure, assignTimeout, failureGuards } from '../failure.logic.ts';
import { consentsMachine } from './consents.machine.ts';

export const consentsLogic = consentsMachine.provide({
  actions: { assignFailure: assignFailure(), assignTimeout: assignTimeout() },
  guards: { isInterrupted: failureGuards.isInterrupted, isRefused: failureGuards.isRefused },
});
