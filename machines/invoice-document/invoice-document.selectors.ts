import type { SnapshotFrom } from 'xstate';
import type { invoiceDocumentMachine } from './invoice-document.machine.ts';

type InvoiceDocument = SnapshotFrom<typeof invoiceDocumentMachine>;

export const shownDocument = ({ context }: InvoiceDocument) => context.printed;
export const documentKind = ({ context }: InvoiceDocument) => context.kind;
export const documentError = ({ context }: InvoiceDocument) => context.error;
export const isDocumentMissing = (document: InvoiceDocument): boolean => document.matches('missing');
export const isDocumentUnavailable = (document: InvoiceDocument): boolean => document.matches('unavailable');
export const hasDocumentFailed = (document: InvoiceDocument): boolean => document.matches('failed');
export const isDocumentAwaitingSession = (document: InvoiceDocument): boolean =>
  document.matches('awaitingSession');
