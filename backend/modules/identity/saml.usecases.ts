import { describeError } from '../../log.ts';
import type { TenantScope } from '../../scope.ts';
import { tokenHash } from '../auth/token.ts';
import { arrive } from './arrive.usecases.ts';
import type { Arrival } from './arrive.usecases.ts';
import type { VouchedPerson } from './identity-provider.ts';
import { askSaml, personOfSaml } from './saml-client.ts';

const tenMinutesMs = 10 * 60_000;
const refused: Arrival = { kind: 'refused' };

/** Begins a single sign-on for one browser; answers where to send it (U08, SES-21). */
export async function startSingleSignOn(
  scope: TenantScope,
  { browser, returnPath }: { browser: string; returnPath: string },
): Promise<string> {
  const { location, state, proof } = await askSaml(scope);
  await scope.identities.addAttempt({
    stateHash: tokenHash(state),
    browserHash: tokenHash(browser),
    provider: 'saml',
    proof,
    returnPath,
    expiresAt: new Date(scope.now.getTime() + tenMinutesMs),
  });
  return location;
}

async function vouched(
  scope: TenantScope,
  answer: Parameters<typeof personOfSaml>[1],
): Promise<VouchedPerson | null> {
  try {
    return await personOfSaml(scope, answer);
  } catch (error) {
    scope.log.warn('saml.refused', { tenant: scope.facts.tenantId, reason: describeError(error) });
    return null;
  }
}

/**
 * Takes a provider's response to a request of ours, the first one only. It comes from the provider's site, without the
 * cookies of the browser, so nobody is logged in yet.
 */
export async function takeSamlResponse(
  scope: TenantScope,
  { state, response }: { state: string; response: string },
): Promise<boolean> {
  const wanted = { provider: 'saml' as const, stateHash: tokenHash(state), now: scope.now };
  const attempt = await scope.identities.findAttempt(wanted);
  if (attempt === null || attempt.proof.kind !== 'saml' || attempt.proof.person !== undefined) return false;
  const person = await vouched(scope, { proof: attempt.proof, response });
  if (person === null) return false;
  return scope.identities.answerAttempt(wanted.stateHash, { ...attempt.proof, person });
}

/** Ends a single sign-on in the browser it left, once; and where it goes on. */
export async function finishSingleSignOn(
  scope: TenantScope,
  came: { state: string; browser: string; credential: string | null },
): Promise<{ arrival: Arrival; returnPath: string }> {
  const attempt = await scope.identities.spendAttempt({
    provider: 'saml',
    stateHash: tokenHash(came.state),
    browserHash: tokenHash(came.browser),
    now: scope.now,
  });
  if (attempt === null || attempt.proof.kind !== 'saml' || attempt.proof.person === undefined) {
    return { arrival: refused, returnPath: '/' };
  }
  const { credential } = came;
  const arrival = await arrive(scope, attempt.proof.person, { provider: 'saml', credential });
  return { arrival, returnPath: attempt.returnPath };
}
