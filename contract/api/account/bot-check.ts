import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';

/**
 * A proof of work to be done: find the whole number from 0 to `maxnumber` whose decimal digits, put after `salt`,
 * have `challenge` as their SHA-256 in hexadecimal. `salt` and `signature` come back as they are.
 */
export const botChallengeSchema = v.object({
  algorithm: v.literal('SHA-256'),
  challenge: v.string(),
  maxnumber: v.number(),
  salt: v.string(),
  signature: v.string(),
});
export type BotChallenge = v.InferOutput<typeof botChallengeSchema>;

/** The work done: JSON in base64, it goes as `token_recaptcha` with the call it is for, once (T8). */
export const botProofSchema = v.object({
  ...v.omit(botChallengeSchema, ['maxnumber']).entries,
  number: v.pipe(v.number(), v.integer(), v.minValue(0)),
});
export type BotProof = v.InferOutput<typeof botProofSchema>;

/** What must be worked out before a call that asks for a bot check; null where the brand asks for none. */
export const viewBotChallenge = defineEndpoint({
  id: 'B01',
  call: 'GET /bot-check/challenge',
  params: v.object({}),
  data: v.nullable(botChallengeSchema),
});
