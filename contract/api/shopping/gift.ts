import * as v from 'valibot';
/** A gift certificate; `giftTotal` and `minSpend` in EUR, dates as YYYY-MM-DD. */
export const giftCertificateSchema = v.object({
  giftCertificateId: v.number(),
  userGiftCertificateId: v.nullable(v.number()),
  code: v.string(),
  description: v.string(),
  giftTotal: v.number(),
  validFrom: v.string(),
  validTo: v.string(),
  minSpend: v.number(),
  status: v.picklist(['valid', 'expired', 'used']),
});
export type GiftCertificate = v.InferOutput<typeof giftCertificateSchema>;

/** A certificate a purchase earns: it is the user's once the order is delivered (LOY-08). `giftTotal` in EUR. */
export const earnedGiftSchema = v.object({ description: v.string(), giftTotal: v.number() });
export type EarnedGift = v.InferOutput<typeof earnedGiftSchema>;

/** What a certificate takes off the cart: `amount` is negative EUR. */
export const orderAdjustmentSchema = v.object({
  orderItemId: v.nullable(v.number()),
  userGiftCertificateId: v.number(),
  amount: v.number(),
  giftCertificate: giftCertificateSchema,
});
