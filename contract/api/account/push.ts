import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';

/**
 * What a shopper is told of on their devices: where an order stands, that its delivery is near, that it can soon be changed
 * no more, and that a product they wait for is back.
 */
export const pushTopics = ['orderStatus', 'deliveryReminder', 'changeTerm', 'productBack'] as const;
export type PushTopic = (typeof pushTopics)[number];

const on = v.boolean();
const switches = { orderStatus: on, deliveryReminder: on, changeTerm: on, productBack: on } as const;

const settingsSchema = v.object({
  /** Key browsers subscribe with, a point of P-256 in base64url (RFC 8292). */
  publicKey: v.string(),
  topics: v.object(switches),
  /** Nothing is told at night but of a delivery that is under way. */
  quietHours: v.boolean(),
});

/** How a person wants to be told; all is on for whoever has chosen nothing. */
export type PushSettings = v.InferOutput<typeof settingsSchema>;

/** One of the switches of the settings. */
export interface PushSwitch {
  name: PushTopic | 'quietHours';
  isOn: boolean;
}

export const viewPushSettings = defineEndpoint({
  id: 'A20',
  call: 'GET /push/settings',
  auth: 'login',
  params: v.object({}),
  data: settingsSchema,
});

/** Changes what is named, on all devices of the person; answers how all stands. */
export const savePushSettings = defineEndpoint({
  id: 'A21',
  call: 'POST /push/save-settings',
  auth: 'login',
  effect: 'write',
  params: v.object({
    topics: v.optional(v.partial(v.object(switches)), {}),
    quietHours: v.optional(v.boolean()),
  }),
  data: settingsSchema,
});
