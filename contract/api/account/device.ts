import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { text } from '../params.ts';

export const platforms = ['ios', 'android', 'web'] as const;
export type Platform = (typeof platforms)[number];

const device = { platform: v.picklist(platforms), uuid: text(64, 8) };

/** Longest token: the address a browser's push service gives out may be far longer than a phone's token (decision 081). */
const longestToken = 2_000;

/**
 * Registers a device for push by its `uuid`; `external_id` is the push service's token (PUSH-01). A browser's is the https
 * address of its subscription, and `p256dh` and `auth` are the keys messages are encrypted with, base64url; an address of
 * no push service the shop knows is refused.
 */
export const registerDevice = defineEndpoint({
  id: 'A06',
  call: 'GET /externalregistration/register',
  effect: 'write',
  params: v.object({
    ...device,
    external_id: text(longestToken, 1),
    model: v.optional(text(120), ''),
    platform_version: v.optional(text(60), ''),
    manufacturer: v.optional(text(120), ''),
    p256dh: v.optional(text(120), ''),
    auth: v.optional(text(60), ''),
  }),
  data: v.object({ registered: v.literal(true) }),
});

export const unregisterDevice = defineEndpoint({
  id: 'A07',
  call: 'GET /externalregistration/unregister',
  effect: 'write',
  params: v.object(device),
  data: v.object({ registered: v.literal(false) }),
});

/** What every device is subscribed to that registers; messages to it reach all of them (PUSH-01). */
export const deviceTopics = ['all'] as const;

/** Subscribes a registered device to a topic, once; one nobody registered is not subscribed. */
export const subscribeDevice = defineEndpoint({
  id: 'A19',
  call: 'POST /externalregistration/subscribe',
  effect: 'write',
  params: v.object({ ...device, topic: v.picklist(deviceTopics) }),
  data: v.object({ subscribed: v.boolean() }),
});
