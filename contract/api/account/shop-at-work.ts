import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { text } from '../params.ts';

/** A workplace that was joined, with the address it gave the user. */
const workplace = v.object({ subscribed: v.literal(true), addressId: v.number(), name: v.string() });
export type Workplace = v.InferOutput<typeof workplace>;

/** Joins the delivery to a workplace: its address becomes one of the user's; again the same is the same. */
export const subscribeAtWork = defineEndpoint({
  id: 'S16',
  call: 'GET /shopatwork/subscribe',
  auth: 'login',
  effect: 'write',
  params: v.object({ subscriptionCode: text(40, 1) }),
  data: workplace,
});
