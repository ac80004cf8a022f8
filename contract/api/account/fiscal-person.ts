import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';

/** Whom an account or an invoice is of. */
export const personTypes = ['private', 'company'] as const;
export type PersonType = (typeof personTypes)[number];

/** Somebody invoices of the user were made out to; a company has its name, a person first and last name (REG-22). */
export const fiscalPersonSchema = v.object({
  userPersonFiscalId: v.number(),
  personType: v.picklist(personTypes),
  firstName: v.string(),
  lastName: v.string(),
  companyName: v.string(),
  fiscalCode: v.string(),
  vatNumber: v.string(),
});
export type FiscalPerson = v.InferOutput<typeof fiscalPersonSchema>;

export const listFiscalPersons = defineEndpoint({
  id: 'U03',
  call: 'GET /user-person-fiscal/list',
  auth: 'login',
  params: v.object({}),
  data: v.object({ persons: v.array(fiscalPersonSchema) }),
});
