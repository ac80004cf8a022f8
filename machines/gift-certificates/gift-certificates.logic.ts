import { assignDismissed, assignFailure, failureGuards } from '../failure.logic.ts';
import { giftCertificatesMachine } from './gift-certificates.machine.ts';

export const giftCertificatesLogic = giftCertificatesMachine.provide({
  actions: { assignFailure: assignFailure(), assignDismissed: assignDismissed() },
  guards: { isDismissed: failureGuards.isDismissed },
});
