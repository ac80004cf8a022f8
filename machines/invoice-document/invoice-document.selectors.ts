import type { SnapshotFrom } from 'xstate';
import type { invoiceDocumentMachine } from './invoice-document.machine.ts';

type InvoiceDocument = SnapshotFrom<typeof invoiceDocumentMachine>;

export const shownDocument = ({ context }: InvoiceDocument) => context.printed;
export const documentKind = ({ context }: InvoiceDocument) => context.kind;
export const documentError = ({ context }: InvoiceDocument) => context.error;
export const isDocumentMissing = (document: InvoiceDocument): boolean => document.matches('missing');
export const isDocumentUnavailable = (document: InvoiceDocument): boolean => document.matches('unavailable');
/** Nobody is logged in, and the login was dismissed. */
export const isDocumentSignedOut = (document: InvoiceDocument): boolean =>
  document.matches('failed') && document.context.error?.failure === 'dismissed';
export const hasDocumentFailed = (document: InvoiceDocument): boolean =>
  document.matches('failed') && !isDocumentSignedOut(document);
