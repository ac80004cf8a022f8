import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { int } from '../params.ts';
import { cartSchema, sectorsFlag } from './cart.ts';

/**
 * Keeps with the user what they mean to spend at most, in cents; null takes the cap away. Nothing in the cart changes.
 * Out of its bounds it is refused (`cart.spendingCap.bounds`, B-36).
 */
export const setSpendingCap = defineEndpoint({
  id: 'C15',
  call: 'POST /cart/spending-cap',
  auth: 'login',
  effect: 'write',
  params: v.object({ ...sectorsFlag, spending_cap: v.nullable(int()) }),
  data: cartSchema,
});
