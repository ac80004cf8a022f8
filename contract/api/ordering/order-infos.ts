import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { id, items } from '../params.ts';
import { cartSubstitutions, substitutionInfos } from '../shopping/substitution.ts';
import { orderSchema } from './order.ts';

/**
 * Changes what shall come in place of goods that are sold out, in the whole order or line by line, until the cut-off;
 * nothing else of the order moves (B-19).
 */
export const updateOrderInfos = defineEndpoint({
  id: 'O15',
  call: 'POST /order/update-infos',
  auth: 'login',
  effect: 'write',
  params: v.object({
    order_id: id(),
    substitutions: v.optional(v.picklist(cartSubstitutions)),
    items: v.optional(items(v.object({ orderItemId: id(), infos: v.object(substitutionInfos) }))),
  }),
  data: orderSchema,
});
