import * as v from 'valibot';
import { productSchema } from '../shopping/product.ts';

/** How a line came: as ordered, not at all, something else for it, with another weight, or less of it (B-22). */
const deliveryStates = ['delivered', 'missing', 'replaced', 'reweighed', 'fewer'] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/** What can be wrong with a line, one tap each; `unwanted` is something that came in place of another (B-22). */
export const claimReasons = ['missing', 'damaged', 'wrong', 'expired', 'weight', 'unwanted'] as const;
export type ClaimReason = (typeof claimReasons)[number];

/**
 * How far a claim is: `received` waits for the shop, `accepted` is granted and still owed, `refunded` was given back,
 * `refused` gives nothing back (decision 071).
 */
export const claimStates = ['received', 'accepted', 'refunded', 'refused'] as const;
export type ClaimState = (typeof claimStates)[number];

/** How money comes back: by the payment it was taken with, at the next delivery, or off the summary invoice. */
const refundWays = ['payment', 'door', 'invoice'] as const;
export type RefundWay = (typeof refundWays)[number];

/** Who said what may come in place of a line: the shopper, who named the product, or the shop (B-19). */
const replacementChoosers = ['shopper', 'shop'] as const;

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
  replacement: v.nullable(
    v.object({
      product: productSchema,
      quantity: v.number(),
      weight: v.number(),
      chosenBy: v.optional(v.picklist(replacementChoosers), 'shop'),
    }),
  ),
});
export type LineDelivery = v.InferOutput<typeof lineDeliverySchema>;

/**
 * What a shopper said of a line, and what came of it. `number` names the claim to the shop; `quantity` and `weight` are
 * what is claimed, as the line travels; `refund` is in EUR: what comes back, or, while `received`, what may;
 * `refundDays` is within how many working days it is on the account, null where a payment does not carry it.
 */
export const lineClaimSchema = v.object({
  reason: v.picklist(claimReasons),
  claimedAt: v.string(),
  number: v.string(),
  quantity: v.number(),
  weight: v.number(),
  text: v.string(),
  refund: v.number(),
  state: v.picklist(claimStates),
  decidedAt: v.nullable(v.string()),
  refundWay: v.picklist(refundWays),
  refundDays: v.nullable(v.number()),
});
export type LineClaim = v.InferOutput<typeof lineClaimSchema>;

/**
 * How what was ordered became what was paid, in EUR: `ordered` plus `weights`, `substitutions`, `missing`, `other` and
 * `claims`, of which what lowers the sum is negative, is `paid`. `other` is what bags, delivery, a gift and the amount
 * held changed; `claims` is what was given back.
 */
export const deliverySumsSchema = v.object({
  ordered: v.number(),
  weights: v.number(),
  substitutions: v.number(),
  missing: v.number(),
  other: v.number(),
  claims: v.number(),
  paid: v.number(),
});

/**
 * What became of an order at the door, in EUR: what it costs after all and how much that differs from what was ordered.
 * Lines may be claimed until `claimUntil`, and for them `claimable` may still come back. `charged` is what was taken,
 * before claims; `givenBack` is what claims gave back of it, `owed` what they will. What was held and never taken is in
 * none of them (decision 096). `sums` are null where the lines were not asked for.
 */
export const orderDeliverySchema = v.object({
  deliveredAt: v.string(),
  totalPrice: v.number(),
  difference: v.number(),
  claimUntil: v.string(),
  charged: v.optional(v.number(), 0),
  givenBack: v.optional(v.number(), 0),
  owed: v.optional(v.number(), 0),
  claimable: v.optional(v.number(), 0),
  sums: v.optional(v.nullable(deliverySumsSchema), null),
});
export type OrderDelivery = v.InferOutput<typeof orderDeliverySchema>;
