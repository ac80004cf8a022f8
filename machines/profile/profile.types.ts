import type { Billing, UserDetail } from '../../contract/api/account/registration.ts';
import type { FlowError } from '../../contract/api/failure.ts';
import type { BillingFaults, BillingWarnings } from '../../contract/rules/fiscal/billing.ts';
import type { EventOf, SessionEnd } from '../chart.types.ts';

/** What one tells of oneself, as it is typed. */
export interface PersonFields {
  firstName: string;
  lastName: string;
  fiscalCode: string;
  /** `gg/mm/aaaa` */
  birthdate: string;
  phone: string;
  fidelityCard: string;
}

export interface ProfileInput {
  /** What the brand's loyalty cards begin with. */
  loyaltyPrefix: string;
  /** Today in Rome, `YYYY-MM-DD`. */
  today: string;
  /** Below it the profile lacks something that an order needs (SES-26). */
  minProfileLevel: number;
  /** The way to the checkout led here, and leads back there. */
  isForCheckout: boolean;
}

export interface ProfileContext extends ProfileInput {
  /** As the shop knows whoever is logged in; null until it has told. */
  user: UserDetail | null;
  person: PersonFields;
  personErrors: Readonly<Partial<Record<keyof PersonFields, string>>>;
  /** Of the invoice, while it is edited. */
  billing: Billing | null;
  billingErrors: BillingFaults;
  billingWarnings: BillingWarnings;
  error: FlowError | null;
}

interface ProfileEvents {
  'profile.reload': object;
  'person.changed': { field: keyof PersonFields; value: string };
  'person.save': object;
  'billing.edit': object;
  'billing.changed': { field: keyof Billing; value: string };
  'billing.save': object;
  'billing.dismiss': object;
  /** The page is entered anew, on the way to the checkout or not. */
  'purpose.changed': { isForCheckout: boolean };
  /** Something of the user was changed elsewhere on the page. */
  'user.changed': { user: UserDetail };
  'session.opened': object;
  'session.closed': { reason: SessionEnd };
  'service.resumed': object;
}
export type ProfileEvent = EventOf<ProfileEvents>;

export interface ProfileEmitted {
  type: 'profile.saved';
  level: number;
  /** It was completed for the checkout, which is waiting. */
  leadsToCheckout: boolean;
}

declare module '../emitted.types.ts' {
  interface EmittedByFlow {
    profile: ProfileEmitted;
  }
}
