import { createHash } from 'node:crypto';
import { viewBotChallenge } from '../../contract/api/account/bot-check.ts';
import type { BotChallenge, BotProof } from '../../contract/api/account/bot-check.ts';
import { done } from './journeys.ts';
import type { ShopClient } from './shop-client.ts';

export const digestOf = (salt: string, number: number): string =>
  createHash('sha256').update(`${salt}${number}`).digest('hex');

/** The challenge of a brand that wants a proof of work. */
export async function challengeOf(client: ShopClient): Promise<BotChallenge> {
  const challenge = await done(client.call(viewBotChallenge));
  if (challenge === null) throw new Error(`${client.tenantId} wants no proof`);
  return challenge;
}

/** Does the work of a challenge. */
export function workedOut({ maxnumber, ...asked }: BotChallenge): BotProof {
  for (let number = 0; number <= maxnumber; number += 1) {
    if (digestOf(asked.salt, number) === asked.challenge) return { ...asked, number };
  }
  throw new Error('no number fits the challenge');
}

/** A proof as it goes with a call. */
export const asToken = (proof: unknown): string => Buffer.from(JSON.stringify(proof)).toString('base64');

/** A right answer, good for one call. */
export const proofOf = async (client: ShopClient): Promise<string> =>
  asToken(workedOut(await challengeOf(client)));
