import { assignDismissed, assignFailure, failureGuards } from '../failure.logic.ts';
import { consentsMachine } from './consents.machine.ts';

export const consentsLogic = consentsMachine.provide({
  actions: { assignFailure: assignFailure(), assignDismissed: assignDismissed() },
  guards: { isDismissed: failureGuards.isDismissed, isRefused: failureGuards.isRefused },
});
