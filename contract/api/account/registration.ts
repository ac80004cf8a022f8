import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { flag, freeText, id, text } from '../params.ts';
import { personTypes } from './fiscal-person.ts';

/** Whom an invoice is made out to; one of tax code and VAT number is there. */
export const billingSchema = v.object({
  companyName: v.string(),
  fiscalCode: v.string(),
  vatNumber: v.string(),
  address1: v.string(),
  addressNumber: v.string(),
  city: v.string(),
  province: v.string(),
  postalcode: v.string(),
  sdiCode: v.string(),
  pec: v.string(),
});
export type Billing = v.InferOutput<typeof billingSchema>;

export const userDetailSchema = v.object({
  userId: v.number(),
  login: v.string(),
  username: v.string(),
  email: v.string(),
  firstName: v.string(),
  lastName: v.string(),
  birthdate: v.nullable(v.string()),
  phone: v.string(),
  fidelityCard: v.string(),
  fiscalCode: v.string(),
  userTypeId: v.number(),
  profile: v.object({ level: v.number() }),
  legals: v.array(v.object({ legalId: v.number() })),
  billing: v.nullable(billingSchema),
  points: v.number(),
});
export type UserDetail = v.InferOutput<typeof userDetailSchema>;

export const viewUserDetail = defineEndpoint({
  id: 'R01',
  call: 'GET /registration/user_detail',
  auth: 'login',
  params: v.object({}),
  data: userDetailSchema,
});

// Wider than what the rules of the fields allow: a wrong value is a fault of its field, not a bad call.
const typed = () => text(40);

/** A birthdate as `gg/mm/aaaa` or `YYYY-MM-DD`; empty for none. */
const birthdate = () => v.optional(v.nullable(typed()));

/** Changes what is given and leaves the rest. */
export const updateUserDetail = defineEndpoint({
  id: 'R02',
  call: 'POST /registration/update_user_detail',
  auth: 'login',
  effect: 'write',
  params: v.object({
    firstName: v.optional(text(80)),
    lastName: v.optional(text(80)),
    birthdate: birthdate(),
    phone: v.optional(typed()),
    fidelityCard: v.optional(typed()),
    fiscalCode: v.optional(typed()),
  }),
  data: userDetailSchema,
});

export const updateBillingAddress = defineEndpoint({
  id: 'R03',
  call: 'POST /registration/update_billing_address',
  auth: 'login',
  effect: 'write',
  params: v.object({
    companyName: v.optional(text(120), ''),
    fiscalCode: v.optional(text(16), ''),
    vatNumber: v.optional(text(16), ''),
    address1: text(120),
    addressNumber: text(20),
    city: text(80),
    province: text(40),
    postalcode: text(10),
    sdiCode: v.optional(text(40), ''),
    pec: v.optional(text(254), ''),
  }),
  data: userDetailSchema,
});

/** An empty phone takes the number away. */
export const updateContact = defineEndpoint({
  id: 'R04',
  call: 'POST /registration/update_contact',
  auth: 'recentLogin',
  effect: 'write',
  params: v.object({ phone: typed() }),
  data: userDetailSchema,
});

/** A consent given or refused. */
export const consentSchema = v.object({ legalId: id(), accepted: flag() });
export type Consent = v.InferOutput<typeof consentSchema>;

/** Consents; in a form or a query they are JSON text (T3). */
export const consents = () =>
  v.pipe(
    v.union([v.array(v.unknown()), v.pipe(v.string(), v.parseJson())]),
    v.array(consentSchema),
    v.maxLength(50),
  );

/**
 * Opens an account of level 1. The answer is the same for an e-mail that has one already. `password` may be left out
 * with the `socialToken` of a social login only (REG-09). What a company tells of itself is read for a company alone,
 * the tax code for a person; `sdiCode` and `pec` say where its invoices go, one of them or none.
 */
export const registerUser = defineEndpoint({
  id: 'R05',
  call: 'POST /registration/register_user',
  effect: 'write',
  params: v.object({
    firstName: text(80),
    lastName: text(80),
    email: text(254),
    confirmEmail: text(254),
    password: v.optional(text(128)),
    address1: text(120),
    addressNumber: text(20),
    postalCode: typed(),
    province: typed(),
    city: text(80),
    storeId: id(),
    legals: consents(),
    birthdate: birthdate(),
    phone: v.optional(typed(), ''),
    fidelityCard: v.optional(typed(), ''),
    personType: v.optional(v.picklist(personTypes), 'private'),
    fiscalCode: v.optional(typed(), ''),
    companyName: v.optional(text(120), ''),
    vatNumber: v.optional(typed(), ''),
    sdiCode: v.optional(typed(), ''),
    pec: v.optional(text(254), ''),
    socialToken: v.optional(text(200, 16)),
    token_recaptcha: v.optional(freeText()),
  }),
  data: v.object({ email: v.string(), confirmationRequired: v.literal(true) }),
});

/** Of a user name, besides 3 to 40 characters. */
export const usernamePattern = /^[A-Za-z0-9._@-]+$/;

export const updateUsername = defineEndpoint({
  id: 'R18',
  call: 'POST /registration/update_username',
  auth: 'recentLogin',
  effect: 'write',
  params: v.object({ username: v.pipe(text(40, 3), v.regex(usernamePattern)) }),
  data: userDetailSchema,
});
