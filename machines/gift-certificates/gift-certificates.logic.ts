import { assignFailure, assignTimeout, failureGuards } from '../failure.logic.ts';
import { giftCertificatesMachine } from './gift-certificates.machine.ts';

export const giftCertificatesLogic = giftCertificatesMachine.provide({
  actions: { assignFailure: assignFailure(), assignTimeout: assignTimeout() },
  guards: { isInterrupted: failureGuards.isInterrupted },
});
