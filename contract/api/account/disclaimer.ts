import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { id, text } from '../params.ts';
import { consents } from './registration.ts';

/** Where a statement is put before the shopper. */
export const disclaimerTypes = ['registration', 'checkout'] as const;
export type DisclaimerType = (typeof disclaimerTypes)[number];

/** A statement to consent to; the first of a registration is privacy (REG-04). */
export const disclaimerSchema = v.object({
  legalId: v.number(),
  title: v.string(),
  text: v.string(),
  required: v.boolean(),
  order: v.number(),
  type: v.picklist(disclaimerTypes),
});
export type Disclaimer = v.InferOutput<typeof disclaimerSchema>;

/** The same with what the user answered. */
export const answeredDisclaimerSchema = v.object({ ...disclaimerSchema.entries, accepted: v.boolean() });
export type AnsweredDisclaimer = v.InferOutput<typeof answeredDisclaimerSchema>;

const answered = v.object({ disclaimers: v.array(answeredDisclaimerSchema) });

/** The statements of a registration, in their order. */
export const listDisclaimers = defineEndpoint({
  id: 'U04',
  call: 'GET /registration-disclaimer/list',
  params: v.object({ store_id: v.optional(id()), registration_module_type_id: v.optional(id()) }),
  data: v.object({ disclaimers: v.array(disclaimerSchema) }),
});

/** An unknown type has no statements. */
export const listAnsweredDisclaimers = defineEndpoint({
  id: 'U05',
  call: 'GET /user-registration-disclaimer/list-by-type',
  auth: 'login',
  params: v.object({ type: v.optional(text(40), 'registration') }),
  data: answered,
});

/** Which required statements of a registration the user has still to accept (REG-10). */
export const checkDisclaimers = defineEndpoint({
  id: 'U06',
  call: 'GET /user-registration-disclaimer/check-disclaimer',
  auth: 'login',
  params: v.object({}),
  data: v.object({ ok: v.boolean(), toAccept: v.array(v.number()) }),
});

/** All or nothing: a required statement cannot be refused. */
export const updateDisclaimers = defineEndpoint({
  id: 'U07',
  call: 'POST /user-registration-disclaimer/update-disclaimer',
  auth: 'login',
  effect: 'write',
  params: v.object({ disclaimers: consents() }),
  data: answered,
});
