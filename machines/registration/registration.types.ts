import type { FlowError } from '../../contract/api/failure.ts';
import type { SocialUser } from '../../contract/api/account/social.ts';
import type { ResolvedAddress } from '../../contract/api/shopping/address.ts';
import type { TenantFacts } from '../../contract/tenant.ts';
import type { AreaChecked } from '../area-check/area-check.machine.ts';
import type { EventOf } from '../chart.types.ts';
import type { TermsChanged } from '../registration-terms/registration-terms.machine.ts';

/** What the shopper types, under the names the call has. */
export interface RegistrationFields {
  firstName: string;
  lastName: string;
  birthdate: string;
  phone: string;
  email: string;
  confirmEmail: string;
  password: string;
  address1: string;
  addressNumber: string;
  postalCode: string;
  city: string;
  province: string;
  fidelityCard: string;
}
/** What is kept of a form over a reload: all but the password. */
export interface RegistrationDraft {
  fields: Omit<RegistrationFields, 'password'>;
  storeId: number | null;
  /** The statements that are ticked. */
  accepted: number[];
}

export type TypedField = keyof RegistrationFields;

/** Everything that may be wrong. */
export type RegistrationField = TypedField | 'storeId' | 'legals';

export interface RegistrationInput {
  /** What the brand asks of a password and of a card. */
  brand: Pick<TenantFacts, 'tenantId' | 'name' | 'minPasswordLength' | 'loyaltyPrefix'>;
  /** Today in Rome, `YYYY-MM-DD`. */
  today: string;
  fields: RegistrationFields;
  storeId: number | null;
  /** The statements that are ticked. */
  accepted: readonly number[];
  /** Of whoever comes from a social login; null for all others. */
  socialCode: string | null;
}

export interface RegistrationContext extends Omit<RegistrationInput, 'storeId' | 'accepted'> {
  terms: Omit<TermsChanged, 'type'>;
  /** Whom a provider vouches for: no password is asked (REG-09). */
  person: SocialUser | null;
  /** One message per field, in the shopper's words. */
  fieldErrors: Readonly<Partial<Record<RegistrationField, string>>>;
  error: FlowError | null;
}

interface RegistrationEvents {
  'field.changed': { field: TypedField; value: string };
  'place.resolved': { place: ResolvedAddress };
  'area.checked': Omit<AreaChecked, 'type'>;
  'terms.changed': Omit<TermsChanged, 'type'>;
  'registration.submit': object;
  'registration.reopen': object;
  'service.resumed': object;
}
export type RegistrationEvent = EventOf<RegistrationEvents>;

export interface RegistrationEmitted {
  type: 'registration.sent';
}

declare module '../emitted.types.ts' {
  interface EmittedByFlow {
    registration: RegistrationEmitted;
  }
}

export type SentRegistration = Pick<RegistrationContext, 'fields' | 'terms' | 'person'>;
