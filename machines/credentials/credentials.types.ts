import type { UserDetail } from '../../contract/api/account/registration.ts';
import type { FlowError } from '../../contract/api/failure.ts';
import type { PasswordBrand } from '../../contract/rules/session/new-password.ts';
import type { EventOf, SessionEnd } from '../chart.types.ts';

/** What one logs in with. */
export type Credential = 'email' | 'password' | 'username';

export interface CredentialFields {
  email: string;
  oldPassword: string;
  newPassword: string;
  username: string;
}

/** Whose credentials they are. */
export type CredentialOwner = Pick<UserDetail, 'email' | 'username' | 'firstName' | 'lastName'>;

/** A change as it is sent. */
export type CredentialChange =
  | { credential: 'email'; email: string }
  | { credential: 'password'; oldPassword: string; newPassword: string }
  | { credential: 'username'; username: string };

export interface CredentialsInput {
  brand: PasswordBrand;
}

export interface CredentialsContext extends CredentialsInput {
  /** What is changed; null while nothing is. */
  credential: Credential | null;
  owner: CredentialOwner | null;
  fields: CredentialFields;
  fieldErrors: Readonly<Partial<Record<keyof CredentialFields, string>>>;
  error: FlowError | null;
  /** Where a link was mailed to that nobody has opened yet, as far as this page knows. */
  pendingEmail: string | null;
  /** What was changed last, or that a change was taken back, to be told. */
  changed: Credential | 'withdrawal' | null;
}

interface CredentialsEvents {
  'credential.edit': { credential: Credential; owner: CredentialOwner };
  'credential.changed': { field: keyof CredentialFields; value: string };
  'credential.save': object;
  'credential.dismiss': object;
  'email.resend': object;
  'email.withdraw': object;
  'session.closed': { reason: SessionEnd };
}
export type CredentialsEvent = EventOf<CredentialsEvents>;

export interface CredentialsEmitted {
  type: 'user.changed';
  user: UserDetail;
}

declare module '../emitted.types.ts' {
  interface EmittedByFlow {
    credentials: CredentialsEmitted;
  }
}
