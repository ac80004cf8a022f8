import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { text } from '../params.ts';

export const platforms = ['ios', 'android', 'web'] as const;
export type Platform = (typeof platforms)[number];

const device = { platform: v.picklist(platforms), uuid: text(64, 8) };

/** Registers a device for push by its `uuid`; `external_id` is the push service's token (PUSH-01). */
export const registerDevice = defineEndpoint({
  id: 'A06',
  call: 'GET /externalregistration/register',
  effect: 'write',
  params: v.object({
    ...device,
    external_id: text(300, 1),
    model: v.optional(text(120), ''),
    platform_version: v.optional(text(60), ''),
    manufacturer: v.optional(text(120), ''),
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
