import type { SnapshotFrom } from 'xstate';
import type { fiscalPersonsMachine } from './fiscal-persons.machine.ts';

type FiscalPersons = SnapshotFrom<typeof fiscalPersonsMachine>;

export const keptHolders = (persons: FiscalPersons) => persons.context.persons;
/** Nobody is logged in, and the login was dismissed. */
export const areHoldersSignedOut = (persons: FiscalPersons): boolean =>
  persons.matches('failed') && persons.context.error?.failure === 'dismissed';
export const haveHoldersFailed = (persons: FiscalPersons): boolean =>
  persons.matches('failed') && !areHoldersSignedOut(persons);
export const areHoldersLoading = (persons: FiscalPersons): boolean => persons.matches('loading');
/** The holder that is changed or asked about; null is a new one. */
export const holderSubject = (persons: FiscalPersons) => persons.context.subject;
export const isHolderOpen = (persons: FiscalPersons): boolean => persons.hasTag('open');
export const isSavingHolder = (persons: FiscalPersons): boolean => persons.matches('saving');
export const isConfirmingHolderRemoval = (persons: FiscalPersons): boolean =>
  persons.matches('confirmingRemoval');
export const typedHolder = (persons: FiscalPersons) => persons.context.fields;
export const holderErrors = (persons: FiscalPersons) => persons.context.fieldErrors;
export const holderWarnings = (persons: FiscalPersons) => persons.context.fieldWarnings;
export const holdersError = (persons: FiscalPersons) => persons.context.error;
