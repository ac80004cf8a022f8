import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { freeText, text } from '../params.ts';

/**
 * "Avvisami quando arrivate": one mail once the brand delivers to a postal code, left without an account. The answer is
 * the same whoever asks, and asked twice for one place it is one notice (SES-17).
 */
export const addAreaNotice = defineEndpoint({
  id: 'A16',
  call: 'POST /area-notice/add',
  effect: 'write',
  params: v.object({
    email: text(254),
    // Wider than a postal code: a wrong one is a fault of its field, not a bad call.
    postalcode: text(40),
    token_recaptcha: v.optional(freeText()),
  }),
  data: v.object({ postalcode: v.string() }),
});
