import { viewBotChallenge, type BotChallenge, type BotProof } from '../contract/api/account/bot-check.ts';
import { isRefusedWith } from '../contract/api/failure.ts';
import type { ApiClient, CallOptions } from './api-client.ts';

/** What a proof of work adds to the parameters of a call. */
type ProofParams = { token_recaptcha?: string };

/** Guesses digested at once: the browser works beside the page, which stays answering. */
const guessesAtOnce = 500;

const hexOf = (digest: ArrayBuffer): string =>
  Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Does the work; null where no number fits. Rejects with the reason of an abort. */
async function workOut(
  { maxnumber, ...asked }: BotChallenge,
  signal: AbortSignal | undefined,
): Promise<BotProof | null> {
  const encoder = new TextEncoder();
  const digestOf = (number: number) =>
    crypto.subtle.digest(asked.algorithm, encoder.encode(`${asked.salt}${number}`));
  for (let first = 0; first <= maxnumber; first += guessesAtOnce) {
    signal?.throwIfAborted();
    const size = Math.min(guessesAtOnce, maxnumber - first + 1);
    const digests = await Promise.all(Array.from({ length: size }, (_, at) => digestOf(first + at)));
    const found = digests.findIndex((digest) => hexOf(digest) === asked.challenge);
    if (found >= 0) return { ...asked, number: first + found };
  }
  return null;
}

/**
 * Makes a call that a brand may ask a proof of work for (API-05): refused without one, it is made again with the work
 * done, once. Throws ApiFailure as the call does.
 */
export async function provingWork<Result>(
  client: ApiClient,
  {
    call,
    options = {},
  }: { call: (proof: ProofParams) => Promise<Result>; options?: CallOptions | undefined },
): Promise<Result> {
  try {
    return await call({});
  } catch (failure) {
    // Browsers digest on secure origins alone.
    if (!isRefusedWith(failure, 'bot.refused') || !('subtle' in crypto)) throw failure;
    const { data: challenge } = await client.call(viewBotChallenge, {}, options);
    const proof = challenge === null ? null : await workOut(challenge, options.signal);
    if (proof === null) throw failure;
    return call({ token_recaptcha: btoa(JSON.stringify(proof)) });
  }
}
