import { confirmRegistration, resendConfirmation } from '../../contract/api/account/account.ts';
import { listDisclaimers, type Disclaimer } from '../../contract/api/account/disclaimer.ts';
import { registerUser, type Consent } from '../../contract/api/account/registration.ts';
import { viewSocialUser, type SocialUser } from '../../contract/api/account/social.ts';
import type { PersonType } from '../../contract/api/account/fiscal-person.ts';
import type { ApiClient, CallOptions } from '../api-client.ts';
import { provingWork } from '../bot-check.ts';

/** What opens an account; a proof of work is added where the brand asks for one. */
export interface RegistrationForm {
  firstName: string;
  lastName: string;
  email: string;
  confirmEmail: string;
  /** Left out by whom a provider vouches for. */
  password?: string;
  address1: string;
  addressNumber: string;
  postalCode: string;
  province: string;
  city: string;
  storeId: number;
  legals: Consent[];
  birthdate: string;
  phone: string;
  fidelityCard: string;
  personType: PersonType;
  fiscalCode: string;
  companyName: string;
  vatNumber: string;
  sdiCode: string;
  pec: string;
  socialToken?: string;
}

export interface RegistrationService {
  /** Gives the address the confirmation was written to. */
  register(form: RegistrationForm, options?: CallOptions): Promise<string>;
  /** The statements of a store, in their order; those of the brand while none is chosen. */
  statements(storeId: number | null, options?: CallOptions): Promise<Disclaimer[]>;
  /** Whom a provider vouches for. */
  person(code: string, options?: CallOptions): Promise<SocialUser>;
  /** Makes the account active by the code of its mail. */
  confirm(link: { email: string; code: string }, options?: CallOptions): Promise<void>;
  /** Sends the mail with the code once more; tells nobody whether there is such an account. */
  resend(email: string, options?: CallOptions): Promise<void>;
}

export function createRegistrationService({ client }: { client: ApiClient }): RegistrationService {
  return {
    async register(form, options) {
      const { data } = await provingWork(client, {
        call: (proof) => client.call(registerUser, { ...form, ...proof }, options),
        options,
      });
      return data.email;
    },
    statements: async (storeId, options) =>
      (await client.call(listDisclaimers, storeId === null ? {} : { store_id: storeId }, options)).data
        .disclaimers,
    person: async (code, options) => (await client.call(viewSocialUser, { code }, options)).data,
    async confirm({ email, code }, options) {
      await client.call(confirmRegistration, { e_mail: email, reg_control_code: code }, options);
    },
    async resend(email, options) {
      await client.call(resendConfirmation, { e_mail: email }, options);
    },
  };
}
