import type { SnapshotFrom } from 'xstate';
import { holderOf } from '../../contract/rules/fiscal/invoice-holder.ts';
import type { invoiceMachine } from './invoice.machine.ts';

type Invoice = SnapshotFrom<typeof invoiceMachine>;

export const isInvoiceNeeded = (invoice: Invoice): boolean => invoice.hasTag('needed');
export const isInvoiceFormOpen = (invoice: Invoice): boolean => invoice.hasTag('form');
export const isInvoiceSaved = (invoice: Invoice): boolean => invoice.matches('saved');
export const isInvoiceBusy = (invoice: Invoice): boolean => invoice.hasTag('busy');
export const billingFields = (invoice: Invoice) => invoice.context.billing;
export const invoiceHolders = (invoice: Invoice) => invoice.context.holders;
/** The stored holder that the form names; null for somebody new. */
export const chosenHolder = ({ context: { billing, holders } }: Invoice) => holderOf(billing, holders);
export const billingErrors = (invoice: Invoice) => invoice.context.fieldErrors;
export const billingWarnings = (invoice: Invoice) => invoice.context.fieldWarnings;
export const invoiceError = (invoice: Invoice) => invoice.context.error;
