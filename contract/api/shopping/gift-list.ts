import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { earnedGiftSchema, giftCertificateSchema } from './gift.ts';

/** A certificate of the user's, with the order it was used in and the instant of that purchase, else null. */
export const listedGiftSchema = v.object({
  ...giftCertificateSchema.entries,
  orderId: v.optional(v.nullable(v.number()), null),
  usedAt: v.optional(v.nullable(v.string()), null),
});
export type ListedGift = v.InferOutput<typeof listedGiftSchema>;

/** What an order on its way gives when it is delivered, `dateIso` the day it comes (LOY-04, LOY-08). */
export const comingGainSchema = v.object({
  orderId: v.number(),
  dateIso: v.string(),
  points: v.number(),
  giftCertificates: v.array(earnedGiftSchema),
});
export type ComingGain = v.InferOutput<typeof comingGainSchema>;

/** Certificates of the user: given to them, earned by an order, or used by code; and what comes, soonest first (LOY-05). */
export const listGiftCertificates = defineEndpoint({
  id: 'U01',
  call: 'GET /giftcertificate/list',
  auth: 'login',
  params: v.object({}),
  data: v.object({
    giftCertificates: v.array(listedGiftSchema),
    coming: v.optional(v.array(comingGainSchema), []),
  }),
});

/** Those of them the shop gave by hand. */
export const listAssignedGiftCertificates = defineEndpoint({
  id: 'U02',
  call: 'GET /giftcertificate/list-manual-assigned',
  auth: 'login',
  params: v.object({}),
  data: v.object({ giftCertificates: v.array(giftCertificateSchema) }),
});
