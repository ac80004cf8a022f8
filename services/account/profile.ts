import {
  deleteFiscalPerson,
  listFiscalPersons,
  saveFiscalPerson,
  type FiscalPerson,
  type FiscalPersonFields,
} from '../../contract/api/account/fiscal-person.ts';
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

/** A holder of invoices as it is typed; without a number it is a new one. */
interface TypedHolder {
  userPersonFiscalId: number | null;
  fields: FiscalPersonFields;
}

/** What the shop knows of whoever is logged in; every change answers with all of it. */
export interface ProfileService {
  view(options?: CallOptions): Promise<UserDetail>;
  savePerson(person: Person, options?: CallOptions): Promise<UserDetail>;
  savePhone(phone: string, options?: CallOptions): Promise<UserDetail>;
  saveBilling(billing: Billing, options?: CallOptions): Promise<UserDetail>;
  /** Whom invoices may be made out to. */
  listInvoiceHolders(options?: CallOptions): Promise<FiscalPerson[]>;
  /** Adds or changes one; answers all of them. */
  saveInvoiceHolder(holder: TypedHolder, options?: CallOptions): Promise<FiscalPerson[]>;
  /** Answers those that are left. */
  removeInvoiceHolder(userPersonFiscalId: number, options?: CallOptions): Promise<FiscalPerson[]>;
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
    saveInvoiceHolder: async ({ userPersonFiscalId, fields }, options) => {
      const holder = { ...fields, ...(userPersonFiscalId !== null && { userPersonFiscalId }) };
      return (await client.call(saveFiscalPerson, holder, options)).data.persons;
    },
    removeInvoiceHolder: async (userPersonFiscalId, options) =>
      (await client.call(deleteFiscalPerson, { userPersonFiscalId }, options)).data.persons,
    saveBilling: async (billing, options) => (await client.call(updateBillingAddress, billing, options)).data,
  };
}
