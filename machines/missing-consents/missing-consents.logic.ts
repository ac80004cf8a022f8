import { assignDismissed, assignFailure, failureGuards } from '../failure.logic.ts';
import { missingConsentsMachine } from './missing-consents.machine.ts';

export const missingConsentsLogic = missingConsentsMachine.provide({
  actions: { assignFailure: assignFailure(), assignDismissed: assignDismissed() },
  guards: { isDismissed: failureGuards.isDismissed },
});
