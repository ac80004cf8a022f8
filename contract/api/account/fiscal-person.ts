import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { id, text } from '../params.ts';

/** Whom an account or an invoice is of. */
export const personTypes = ['private', 'company'] as const;
export type PersonType = (typeof personTypes)[number];

/** How many holders a user may keep. */
export const mostFiscalPersons = 20;

/** Somebody invoices of the user are made out to; a company has its name, a person first and last name (REG-22). */
export const fiscalPersonSchema = v.object({
  userPersonFiscalId: v.number(),
  personType: v.picklist(personTypes),
  firstName: v.string(),
  lastName: v.string(),
  companyName: v.string(),
  fiscalCode: v.string(),
  vatNumber: v.string(),
  /** Where electronic invoices go: a code, a PEC, or neither. */
  sdiCode: v.string(),
  pec: v.string(),
});
export type FiscalPerson = v.InferOutput<typeof fiscalPersonSchema>;

const personList = v.object({ persons: v.array(fiscalPersonSchema) });

export const listFiscalPersons = defineEndpoint({
  id: 'U03',
  call: 'GET /user-person-fiscal/list',
  auth: 'login',
  params: v.object({}),
  data: personList,
});

/** What is typed of a holder; one of tax code and VAT number is there. */
export interface FiscalPersonFields {
  companyName: string;
  fiscalCode: string;
  vatNumber: string;
  sdiCode: string;
  pec: string;
}

// Wider than what the rules of the fields allow: a wrong value is a fault of its field, not a bad call.
const typed = () => v.optional(text(40), '');

/** Adds a holder, or changes the named one; answers all of them. */
export const saveFiscalPerson = defineEndpoint({
  id: 'U12',
  call: 'POST /user-person-fiscal/update',
  auth: 'login',
  effect: 'write',
  params: v.object({
    userPersonFiscalId: v.optional(id()),
    companyName: text(120),
    fiscalCode: typed(),
    vatNumber: typed(),
    sdiCode: typed(),
    pec: v.optional(text(254), ''),
  }),
  data: personList,
});

/** Answers those that are left. */
export const deleteFiscalPerson = defineEndpoint({
  id: 'U13',
  call: 'POST /user-person-fiscal/delete',
  auth: 'login',
  effect: 'write',
  params: v.object({ userPersonFiscalId: id() }),
  data: personList,
});
