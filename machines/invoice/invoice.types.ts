import type { AnyActorRef } from 'xstate';
import type { CartAnswer } from '../../contract/api/shopping/cart-answer.ts';
import type { FlowError } from '../../contract/api/failure.ts';
import type { Billing } from '../../contract/api/account/registration.ts';
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

export interface InvoiceContext extends InvoiceInput {
  billing: Billing;
  fieldErrors: Readonly<Partial<Record<BillingField, string>>>;
  /** Warnings that do not block: check letter, check digit (VAL-08). */
  fieldWarnings: Readonly<Partial<Record<BillingField, 'taxCode.checkLetter' | 'vat.checkDigit'>>>;
  error: FlowError | null;
}

interface InvoiceEvents {
  'invoice.request': object;
  'invoice.decline': object;
  'billing.fieldChanged': { field: BillingField; value: string };
  'billing.save': object;
  'billing.edit': object;
}
export type InvoiceEvent = EventOf<InvoiceEvents>;

export type InvoiceEmitted =
  | { type: 'cart.answered'; answer: CartAnswer }
  | { type: 'failure.raised'; operation: 'saveInvoice'; error: unknown };
