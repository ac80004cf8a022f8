import type { SnapshotFrom } from 'xstate';
import type { credentialsMachine } from './credentials.machine.ts';
import type { Credential } from './credentials.types.ts';

type Credentials = SnapshotFrom<typeof credentialsMachine>;

/** What is changed in the form that is open; null where none is. */
export const editedCredential = (credentials: Credentials): Credential | null =>
  credentials.hasTag('form') ? credentials.context.credential : null;
export const credentialFields = (credentials: Credentials) => credentials.context.fields;
export const credentialErrors = (credentials: Credentials) => credentials.context.fieldErrors;
export const credentialsError = (credentials: Credentials) => credentials.context.error;
export const isSavingCredential = (credentials: Credentials): boolean => credentials.matches('saving');
export const isEmailMailed = (credentials: Credentials): boolean => credentials.matches('mailed');
export const isLinkResending = (credentials: Credentials): boolean => credentials.matches('resending');
export const isEmailWithdrawing = (credentials: Credentials): boolean => credentials.matches('withdrawing');
export const pendingEmail = (credentials: Credentials) => credentials.context.pendingEmail;
export const changedCredential = (credentials: Credentials) => credentials.context.changed;
