import * as v from 'valibot';
import type { FcmAccount } from './push-accounts.ts';
import { answersWithinMs } from '../answers-within.ts';
import { signedJwt } from './signed-jwt.ts';

/** The access token of a service account: got when it is first needed, and again before it ends or once it was refused. */
export interface GoogleAccess {
  /** Rejects when Google gives none. */
  token(): Promise<string>;
  /** Forgets a token that was refused. */
  drop(token: string): void;
}

const scope = 'https://www.googleapis.com/auth/firebase.messaging';
const hourSeconds = 3_600;
/** A token that would end while a message is under way is not used. */
const earlyMs = 60_000;

const answerSchema = v.object({
  access_token: v.pipe(v.string(), v.nonEmpty()),
  /** Seconds. */
  expires_in: v.pipe(v.number(), v.minValue(1)),
});

async function exchanged(account: FcmAccount, nowMs: number) {
  const iat = Math.floor(nowMs / 1000);
  const claims = { iss: account.client_email, scope, aud: account.token_uri, iat, exp: iat + hourSeconds };
  const response = await fetch(account.token_uri, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
      assertion: signedJwt({ alg: 'RS256', typ: 'JWT' }, claims, account.private_key),
    }),
    redirect: 'manual',
    signal: AbortSignal.timeout(answersWithinMs),
  });
  if (!response.ok) {
    await response.body?.cancel();
    throw new Error(`Google gave no access token: ${response.status}`);
  }
  const read = v.safeParse(answerSchema, await response.json());
  if (!read.success) throw new Error('Google gave no access token');
  return { token: read.output.access_token, endsAt: nowMs + read.output.expires_in * 1000 };
}

/** Exchanges a JWT of the service account for its access token, one exchange at a time (RFC 7523). */
export function createGoogleAccess(account: FcmAccount, clock: () => Date): GoogleAccess {
  let held: Awaited<ReturnType<typeof exchanged>> | null = null;
  let exchange: Promise<string> | null = null;
  const begin = async (): Promise<string> => {
    try {
      held = await exchanged(account, clock().getTime());
      return held.token;
    } finally {
      exchange = null;
    }
  };
  return {
    token() {
      if (held !== null && clock().getTime() < held.endsAt - earlyMs) return Promise.resolve(held.token);
      exchange ??= begin();
      return exchange;
    },
    drop(token) {
      if (held?.token === token) held = null;
    },
  };
}
