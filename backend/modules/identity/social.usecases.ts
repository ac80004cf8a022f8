import type { LoginDevice } from '../../../contract/api/account/open-sessions.ts';
import { digestKey } from '../../platform/digest-key.ts';
import { describeError } from '../../platform/log.ts';
import type { Transactional } from '../../platform/platform-context.ts';
import { consumeAttempt } from '../auth/rate-limit.ts';
import { newToken, tokenHash } from '../auth/token.ts';
import { completeSignIn } from './complete-sign-in.usecases.ts';
import type { CompleteSignInContext } from './complete-sign-in.usecases.ts';
import type { SignInResult } from './complete-sign-in.usecases.ts';
import type { SocialProviderName } from '../../../contract/api/account/social.ts';
import type { LoginProof, VouchedPerson } from './identity-provider.ts';
import type { IdentityContext } from './identity.context.ts';
import { askProvider, personOfAnswer } from './social-client.ts';

/** What the functions of this file touch. */
type SocialContext = CompleteSignInContext & Pick<IdentityContext, 'config' | 'facts' | 'log' | 'secrets'>;

const tenMinutesMs = 10 * 60_000;
const loginsPerAddress = 200;
const tokenLifeMs = 2 * 60_000;

/** Counts logins begun from a client address: each leaves a row behind (T10). */
export function takeLogin(
  context: Pick<IdentityContext, 'now' | 'rateLimits'>,
  address: string,
): Promise<void> {
  const bucket = digestKey('identity', address);
  return consumeAttempt(context, { bucket, limit: loginsPerAddress, windowMs: tenMinutesMs });
}

/** Begins a login at a provider for one browser; answers where to send it (U10). */
export async function startSocialLogin(
  context: SocialContext,
  { provider, browser }: { provider: SocialProviderName; browser: string },
): Promise<string> {
  const { location, state, proof } = await askProvider(context, provider);
  await context.identities.addAttempt({
    stateHash: tokenHash(state),
    browserHash: tokenHash(browser),
    provider,
    proof,
    returnPath: '/',
    expiresAt: new Date(context.now.getTime() + tenMinutesMs),
  });
  return location;
}

async function vouched(
  context: SocialContext,
  provider: SocialProviderName,
  answer: { query: string; state: string; proof: LoginProof },
): Promise<VouchedPerson | null> {
  const { query, state, proof } = answer;
  if (proof.kind !== 'oidc') return null;
  try {
    return await personOfAnswer(context, provider, { query, state, proof });
  } catch (error) {
    context.log.warn('social.refused', {
      tenant: context.facts.tenantId,
      provider,
      reason: describeError(error),
    });
    return null;
  }
}

/** Ends a login that came back to the browser it left, once; anything else is refused (U11). */
export async function finishSocialLogin(
  context: Transactional<SocialContext>,
  came: {
    readonly provider: SocialProviderName;
    readonly browser: string;
    readonly query: string;
    readonly device: LoginDevice;
    readonly credential: string | null;
  },
): Promise<SignInResult> {
  const { provider, browser, query, device, credential } = came;
  const state = new URLSearchParams(query).get('state') ?? '';
  const attempt = await context.identities.consumeSignInAttempt({
    provider,
    stateHash: tokenHash(state),
    browserHash: tokenHash(browser),
    now: context.now,
  });
  if (attempt === null) return { kind: 'refused' };
  const person = await vouched(context, provider, { query, state, proof: attempt.proof });
  return person === null
    ? { kind: 'refused' }
    : completeSignIn(context, person, { provider, device, credential });
}

/** A one-time token that opens the session of a login in another window, the app's own (A01 token). */
export async function newLoginToken(
  context: Pick<IdentityContext, 'identities' | 'now'>,
  userId: number,
): Promise<string> {
  const token = newToken();
  const expiresAt = new Date(context.now.getTime() + tokenLifeMs);
  await context.identities.addLoginToken({ tokenHash: tokenHash(token), userId, expiresAt });
  return token;
}
