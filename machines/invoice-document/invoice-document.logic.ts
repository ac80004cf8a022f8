import { assignFailure, assignTimeout, failureGuards } from '../failure.logic.ts';
import { invoiceDocumentMachine } from './invoice-document.machine.ts';

const { isInterrupted, isMissing, isRefused } = failureGuards;

export const invoiceDocumentLogic = invoiceDocumentMachine.provide({
  actions: { assignFailure: assignFailure(), assignTimeout: assignTimeout() },
  guards: { isInterrupted, isMissing, isRefused },
});
