import type { AnyActorRef } from 'xstate';
import type { CartAnswer } from '../../contract/api/shopping/cart-answer.ts';
import type { FiscalPerson } from '../../contract/api/account/fiscal-person.ts';
import type { FlowError } from '../../contract/api/failure.ts';
import type { Billing } from '../../contract/api/account/registration.ts';
import type { BillingFaults, BillingWarnings } from '../../contract/rules/fiscal/billing.ts';
import type { EventOf } from '../chart.types.ts';

/** Sent to the checkout: whether an invoice is wanted, and whether its data is saved (CHK-05). */
export interface InvoiceChanged {
  type: 'invoice.changed';
  isNeeded: boolean;
  isSaved: boolean;
}

export type BillingField = keyof Billing;

export interface InvoiceInput {
  parent: AnyActorRef;
  /** Whether the cart asked for an invoice when the form was opened; it counts until the data are read. */
  isNeeded: boolean;
}

/** What is known when the form is opened. */
export interface KnownInvoice {
  isNeeded: boolean;
  billing: Billing | null;
  /** Whom earlier invoices were made out to. */
  holders: readonly FiscalPerson[];
}

export interface InvoiceContext extends InvoiceInput {
  billing: Billing;
  holders: readonly FiscalPerson[];
  fieldErrors: BillingFaults;
  fieldWarnings: BillingWarnings;
  error: FlowError | null;
}

interface InvoiceEvents {
  'invoice.request': object;
  'invoice.decline': object;
  'billing.fieldChanged': { field: BillingField; value: string };
  /** Null is somebody new. */
  'holder.choose': { userPersonFiscalId: number | null };
  'billing.save': object;
  'billing.edit': object;
}
export type InvoiceEvent = EventOf<InvoiceEvents>;

export type InvoiceEmitted =
  | { type: 'cart.answered'; answer: CartAnswer; operation: 'saveInvoice' }
  | { type: 'failure.raised'; operation: 'saveInvoice'; error: unknown };

declare module '../emitted.types.ts' {
  interface EmittedByFlow {
    invoice: InvoiceEmitted;
  }
}
