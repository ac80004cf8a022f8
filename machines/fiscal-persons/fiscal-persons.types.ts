import type { FiscalPerson, FiscalPersonFields } from '../../contract/api/account/fiscal-person.ts';
import type { FlowError } from '../../contract/api/failure.ts';
import type { BillingWarnings } from '../../contract/rules/fiscal/billing.ts';
import type { FiscalPersonFaults } from '../../contract/rules/fiscal/fiscal-person.ts';
import type { EventOf, SessionEnd } from '../chart.types.ts';

/** A holder as it is typed; without a number it is a new one. */
export interface SavedHolder {
  userPersonFiscalId: number | null;
  fields: FiscalPersonFields;
}

export interface FiscalPersonsContext {
  /** Null until they are known. */
  persons: readonly FiscalPerson[] | null;
  /** The holder that is changed or asked about; null while a new one is typed. */
  subject: FiscalPerson | null;
  /** What is typed, while the form is open. */
  fields: FiscalPersonFields | null;
  fieldErrors: FiscalPersonFaults;
  fieldWarnings: BillingWarnings;
  error: FlowError | null;
}

interface FiscalPersonsEvents {
  'holders.reload': object;
  'holder.add': object;
  'holder.edit': { userPersonFiscalId: number };
  'holder.changed': { field: keyof FiscalPersonFields; value: string };
  'holder.save': object;
  'holder.dismiss': object;
  'holder.remove': { userPersonFiscalId: number };
  'removal.confirm': object;
  'removal.decline': object;
  'session.opened': object;
  'session.closed': { reason: SessionEnd };
  'service.resumed': object;
}
export type FiscalPersonsEvent = EventOf<FiscalPersonsEvents>;
