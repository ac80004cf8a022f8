import { listFiscalPersons, type FiscalPerson } from '../../contract/api/account/fiscal-person.ts';
import {
  updateBillingAddress,
  updateContact,
  updateUserDetail,
  viewUserDetail,
  type Billing,
  type UserDetail,
} from '../../contract/api/account/registration.ts';
import type { ApiClient, CallOptions } from '../api-client.ts';

/** What a person tells of themselves; an empty one is taken away. */
interface Person {
  firstName: string;
  lastName: string;
  /** `gg/mm/aaaa` */
  birthdate: string;
  fiscalCode: string;
  fidelityCard: string;
}

/** What the shop knows of whoever is logged in; every change answers with all of it. */
export interface ProfileService {
  view(options?: CallOptions): Promise<UserDetail>;
  savePerson(person: Person, options?: CallOptions): Promise<UserDetail>;
  savePhone(phone: string, options?: CallOptions): Promise<UserDetail>;
  saveBilling(billing: Billing, options?: CallOptions): Promise<UserDetail>;
  /** Whom earlier invoices were made out to. */
  listInvoiceHolders(options?: CallOptions): Promise<FiscalPerson[]>;
}

export function createProfileService({ client }: { client: ApiClient }): ProfileService {
  return {
    view: async (options) => (await client.call(viewUserDetail, {}, options)).data,
    savePerson: async ({ firstName, lastName, birthdate, fiscalCode, fidelityCard }, options) => {
      const person = { firstName, lastName, birthdate, fiscalCode, fidelityCard };
      return (await client.call(updateUserDetail, person, options)).data;
    },
    savePhone: async (phone, options) => (await client.call(updateContact, { phone }, options)).data,
    listInvoiceHolders: async (options) => (await client.call(listFiscalPersons, {}, options)).data.persons,
    saveBilling: async (billing, options) => (await client.call(updateBillingAddress, billing, options)).data,
  };
}
