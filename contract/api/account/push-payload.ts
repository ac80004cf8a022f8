import * as v from 'valibot';

/**
 * What a device is sent: words and where they lead, and of the order or the product its id alone. Phones' services may put
 * the title into `aps.alert` (PUSH-06); an iPhone puts title and body there, and hands them over beside the data too.
 */
export const pushPayloadSchema = v.object({
  title: v.optional(v.string()),
  body: v.optional(v.string(), ''),
  /** A path of the shop; without one the message leads nowhere. */
  nav_to: v.optional(v.string()),
  aps: v.optional(v.object({ alert: v.fallback(v.optional(v.string()), undefined) })),
});
export type PushPayload = v.InferInput<typeof pushPayloadSchema>;
