import * as v from 'valibot';
import { defineEndpoint } from './endpoint.ts';
import { text } from './params.ts';

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
    sdiCode: v.optional(text(7), ''),
    pec: v.optional(text(254), ''),
  }),
  data: userDetailSchema,
});
