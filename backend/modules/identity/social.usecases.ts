import { describeError } from '../../log.ts';
import type { TenantScope } from '../../scope.ts';
import { newToken, tokenHash } from '../auth/token.ts';
import { bucketOf, takeTry } from '../auth/try-limit.ts';
import { arrive } from './arrive.usecases.ts';
import type { Arrival } from './arrive.usecases.ts';
import type { LoginProof, SocialProviderName, VouchedPerson } from './identity-provider.ts';
import { askProvider, personOfAnswer } from './social-client.ts';

const tenMinutesMs = 10 * 60_000;
const loginsPerAddress = 200;
const tokenLifeMs = 2 * 60_000;

/** Counts logins begun from a client address: each leaves a row behind (T10). */
export function takeLogin(scope: TenantScope, address: string): Promise<void> {
  const bucket = bucketOf('identity', address);
  return takeTry(scope, { bucket, limit: loginsPerAddress, windowMs: tenMinutesMs });
}

/** Begins a login at a provider for one browser; answers where to send it (U10). */
export async function startSocialLogin(
  scope: TenantScope,
  { provider, browser }: { provider: SocialProviderName; browser: string },
): Promise<string> {
  const { location, state, proof } = await askProvider(scope, provider);
  await scope.identities.addAttempt({
    stateHash: tokenHash(state),
    browserHash: tokenHash(browser),
    provider,
    proof,
    returnPath: '/',
    expiresAt: new Date(scope.now.getTime() + tenMinutesMs),
  });
  return location;
}

async function vouched(
  scope: TenantScope,
  provider: SocialProviderName,
  answer: { query: string; state: string; proof: LoginProof },
): Promise<VouchedPerson | null> {
  const { query, state, proof } = answer;
  if (proof.kind !== 'oidc') return null;
  try {
    return await personOfAnswer(scope, provider, { query, state, proof });
  } catch (error) {
    scope.log.warn('social.refused', {
      tenant: scope.facts.tenantId,
      provider,
      reason: describeError(error),
    });
    return null;
  }
}

/** Ends a login that came back to the browser it left, once; anything else is refused (U11). */
export async function finishSocialLogin(
  scope: TenantScope,
  came: {
    readonly provider: SocialProviderName;
    readonly browser: string;
    readonly query: string;
    readonly credential: string | null;
  },
): Promise<Arrival> {
  const { provider, browser, query, credential } = came;
  const state = new URLSearchParams(query).get('state') ?? '';
  const attempt = await scope.identities.spendAttempt({
    provider,
    stateHash: tokenHash(state),
    browserHash: tokenHash(browser),
    now: scope.now,
  });
  if (attempt === null) return { kind: 'refused' };
  const person = await vouched(scope, provider, { query, state, proof: attempt.proof });
  return person === null ? { kind: 'refused' } : arrive(scope, person, { provider, credential });
}

/** A one-time token that opens the session of a login in another window, the app's own (A01 token). */
export async function newLoginToken(scope: TenantScope, userId: number): Promise<string> {
  const token = newToken();
  const expiresAt = new Date(scope.now.getTime() + tokenLifeMs);
  await scope.identities.addLoginToken({ tokenHash: tokenHash(token), userId, expiresAt });
  return token;
}
