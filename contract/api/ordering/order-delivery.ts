import * as v from 'valibot';
import { productSchema } from '../shopping/product.ts';

/** How a line came: as ordered, not at all, something else for it, with another weight, or less of it (B-22). */
const deliveryStates = ['delivered', 'missing', 'replaced', 'reweighed', 'fewer'] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/** What can be wrong with a line, one tap each (B-22). */
export const claimReasons = ['missing', 'damaged', 'wrong', 'expired', 'weight'] as const;
export type ClaimReason = (typeof claimReasons)[number];

/**
 * What came of a line. Loose goods travel as quantity 0 plus weight, packs as both where they were weighed.
 * `grossTotal` is what the line costs after all, `difference` how much that is above (or, negative, below) what was
 * ordered; both in EUR.
 */
export const lineDeliverySchema = v.object({
  state: v.picklist(deliveryStates),
  quantity: v.number(),
  weight: v.number(),
  grossTotal: v.number(),
  difference: v.number(),
  replacement: v.nullable(v.object({ product: productSchema, quantity: v.number(), weight: v.number() })),
});
export type LineDelivery = v.InferOutput<typeof lineDeliverySchema>;

/** What a shopper said of a line. */
export const lineClaimSchema = v.object({ reason: v.picklist(claimReasons), claimedAt: v.string() });

/**
 * What became of an order at the door, in EUR: what it costs after all, how much that differs from what was ordered,
 * and what comes back of what was paid ahead. Lines may be claimed until `claimUntil`.
 */
export const orderDeliverySchema = v.object({
  deliveredAt: v.string(),
  totalPrice: v.number(),
  difference: v.number(),
  refund: v.number(),
  claimUntil: v.string(),
});
export type OrderDelivery = v.InferOutput<typeof orderDeliverySchema>;
