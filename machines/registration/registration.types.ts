import type { PersonType } from '../../contract/api/account/fiscal-person.ts';
import type { FlowError } from '../../contract/api/failure.ts';
import type { SocialUser } from '../../contract/api/account/social.ts';
import type {
  RegistrationField,
  RegistrationFields,
  TypedField,
} from '../../contract/rules/session/registration-form.ts';
import type { ResolvedAddress } from '../../contract/api/shopping/address.ts';
import type { TenantFacts } from '../../contract/tenant.ts';
import type { AreaChecked } from '../area-check/area-check.machine.ts';
import type { EventOf } from '../chart.types.ts';
import type { StepFinish } from '../registration-steps/registration-steps.machine.ts';
import type { TermsChanged } from '../registration-terms/registration-terms.machine.ts';

/** What is kept of a form over a reload: all but the password. */
export interface RegistrationDraft {
  personType: PersonType;
  fields: Omit<RegistrationFields, 'password'>;
  storeId: number | null;
  /** The statements that are ticked. */
  accepted: readonly number[];
}

export interface RegistrationInput {
  /** What the brand asks of a password and of a card. */
  brand: Pick<TenantFacts, 'tenantId' | 'name' | 'minPasswordLength' | 'loyaltyPrefix'>;
  /** Today in Rome, `YYYY-MM-DD`. */
  today: string;
  /** All empty. */
  fields: RegistrationFields;
  /** Of whoever comes from a social login; null for all others. */
  socialCode: string | null;
}

export interface RegistrationContext extends RegistrationInput {
  personType: PersonType;
  terms: Omit<TermsChanged, 'type'>;
  /** Whom a provider vouches for: no password is asked (REG-09). */
  person: SocialUser | null;
  /** One message per field, in the shopper's words. */
  fieldErrors: Readonly<Partial<Record<RegistrationField, string>>>;
  error: FlowError | null;
}

interface RegistrationEvents {
  'draft.restore': { draft: RegistrationDraft };
  'personType.choose': { personType: PersonType };
  'field.changed': { field: TypedField; value: string };
  'place.resolved': { place: ResolvedAddress };
  'area.checked': Omit<AreaChecked, 'type'>;
  'terms.changed': Omit<TermsChanged, 'type'>;
  'step.finish': Omit<StepFinish, 'type'>;
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

export type SentRegistration = Pick<RegistrationContext, 'personType' | 'fields' | 'terms' | 'person'>;
