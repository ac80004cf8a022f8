import * as v from 'valibot';

/** Who ended an order that was cancelled: the shopper, the shop, or the term of its payment. */
export const orderEnders = ['shopper', 'shop', 'term'] as const;
export type OrderEnder = (typeof orderEnders)[number];

/** A status an order came to; `at` is an instant, `by` is told of a cancelled order only (B-33). */
export const statusChangeSchema = v.object({
  orderStatusId: v.number(),
  at: v.string(),
  by: v.optional(v.nullable(v.picklist(orderEnders)), null),
});
export type StatusChange = v.InferOutput<typeof statusChangeSchema>;
