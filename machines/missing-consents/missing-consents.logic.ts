import { assignFailure, assignTimeout, failureGuards } from '../failure.logic.ts';
import { missingConsentsMachine } from './missing-consents.machine.ts';

export const missingConsentsLogic = missingConsentsMachine.provide({
  actions: { assignFailure: assignFailure(), assignTimeout: assignTimeout() },
  guards: { isInterrupted: failureGuards.isInterrupted },
});
