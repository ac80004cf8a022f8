import { assignFailure, failureGuards } from '../failure.logic.ts';
import { giftCertificatesMachine } from './gift-certificates.machine.ts';

export const giftCertificatesLogic = giftCertificatesMachine.provide({
  actions: { assignFailure: assignFailure() },
  guards: { isInterrupted: failureGuards.isInterrupted },
});
