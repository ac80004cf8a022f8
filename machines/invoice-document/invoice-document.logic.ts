import { assignDismissed, assignFailure, failureGuards } from '../failure.logic.ts';
import { invoiceDocumentMachine } from './invoice-document.machine.ts';

const { isMissing, isRefused } = failureGuards;

export const invoiceDocumentLogic = invoiceDocumentMachine.provide({
  actions: { assignFailure: assignFailure(), assignDismissed: assignDismissed() },
  guards: { isMissing, isRefused },
});
