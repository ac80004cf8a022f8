import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';
import { botProofSchema } from '../../../contract/api/account/bot-check.ts';
import type { BotChallenge, BotProof } from '../../../contract/api/account/bot-check.ts';

/** What signs the challenges of one brand, and whose they are. */
export interface ChallengeSigner {
  readonly tenantId: string;
  readonly key: string;
}

/** Guesses a proof takes at most: some tenths of a second in a browser. */
const maxnumber = 50_000;
const lifeMs = 10 * 60_000;

// Without a sign at its end digits of the number could be read as digits of the expiry.
const saltShape = /^[0-9a-f]{24}\?expires=(?<until>\d{10,12})&$/;

const digestOf = (salt: string, number: number): string =>
  createHash('sha256').update(`${salt}${number}`).digest('hex');

const signatureOf = ({ tenantId, key }: ChallengeSigner, salt: string, challenge: string): string =>
  createHmac('sha256', key)
    .update(JSON.stringify([tenantId, salt, challenge]))
    .digest('hex');

/** A proof of work to be done within ten minutes, in the form of ALTCHA; nothing of it is kept. */
export function newChallenge(signer: ChallengeSigner, now: Date): BotChallenge {
  const until = Math.floor((now.getTime() + lifeMs) / 1000);
  const salt = `${randomBytes(12).toString('hex')}?expires=${until}&`;
  const challenge = digestOf(salt, randomInt(maxnumber + 1));
  return {
    algorithm: 'SHA-256',
    challenge,
    maxnumber,
    salt,
    signature: signatureOf(signer, salt, challenge),
  };
}

function readProof(answer: string): BotProof | null {
  try {
    const read = v.safeParse(botProofSchema, JSON.parse(Buffer.from(answer, 'base64').toString('utf8')));
    return read.success ? read.output : null;
  } catch {
    return null; // no JSON: whatever else a stranger may send
  }
}

function areEqual(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}

/** A right answer to a challenge, with what it may be used for once and until when. */
export interface RightAnswer {
  readonly challenge: string;
  readonly expiresAt: Date;
}

/** Reads an answer; null where it is missing, forged, too late, of another brand, or where the work was not done. */
export function rightAnswer(answer: string, signer: ChallengeSigner, now: Date): RightAnswer | null {
  const proof = readProof(answer);
  const until = saltShape.exec(proof?.salt ?? '')?.groups?.['until'];
  if (proof === null || until === undefined) return null;
  const { salt, challenge, number, signature } = proof;
  const expiresAt = new Date(Number(until) * 1000);
  const isGood =
    expiresAt > now &&
    areEqual(signature, signatureOf(signer, salt, challenge)) &&
    digestOf(salt, number) === challenge;
  return isGood ? { challenge, expiresAt } : null;
}
