import type { LoginDevice } from '../../../contract/api/account/open-sessions.ts';
import { describeError } from '../../platform/log.ts';
import type { Transactional } from '../../platform/platform-context.ts';
import { tokenHash } from '../auth/token.ts';
import { missingDisclaimers } from '../disclaimer/disclaimer.usecases.ts';
import { completeSignIn } from './complete-sign-in.usecases.ts';
import type { CompleteSignInContext } from './complete-sign-in.usecases.ts';
import type { SignInResult } from './complete-sign-in.usecases.ts';
import type { VouchedPerson } from './identity-provider.ts';
import type { IdentityContext } from './identity.context.ts';
import { askSaml, personOfSaml } from './saml-client.ts';

/** What the functions of this file touch. */
type SamlContext = CompleteSignInContext &
  Pick<IdentityContext, 'config' | 'disclaimers' | 'facts' | 'log' | 'secrets'>;

const tenMinutesMs = 10 * 60_000;
const refused: SignInResult = { kind: 'refused' };

/** Begins a single sign-on for one browser; answers where to send it (U08, SES-21). */
export async function startSingleSignOn(
  context: SamlContext,
  { browser, returnPath }: { browser: string; returnPath: string },
): Promise<string> {
  const { location, state, proof } = await askSaml(context);
  await context.identities.addAttempt({
    stateHash: tokenHash(state),
    browserHash: tokenHash(browser),
    provider: 'saml',
    proof,
    returnPath,
    expiresAt: new Date(context.now.getTime() + tenMinutesMs),
  });
  return location;
}

async function vouched(
  context: SamlContext,
  answer: Parameters<typeof personOfSaml>[1],
): Promise<VouchedPerson | null> {
  try {
    return await personOfSaml(context, answer);
  } catch (error) {
    context.log.warn('saml.refused', { tenant: context.facts.tenantId, reason: describeError(error) });
    return null;
  }
}

/**
 * Takes a provider's response to a request of ours, the first one only. It comes from the provider's site, without the
 * cookies of the browser, so nobody is logged in yet.
 */
export async function takeSamlResponse(
  context: SamlContext,
  { state, response }: { state: string; response: string },
): Promise<boolean> {
  const wanted = { provider: 'saml' as const, stateHash: tokenHash(state), now: context.now };
  const attempt = await context.identities.findAttempt(wanted);
  if (attempt === null || attempt.proof.kind !== 'saml' || attempt.proof.person !== undefined) return false;
  const person = await vouched(context, { proof: attempt.proof, response });
  if (person === null) return false;
  return context.identities.answerAttempt(wanted.stateHash, { ...attempt.proof, person });
}

/** What becomes of a single sign-on. */
interface SingleSignOnEnd {
  readonly arrival: SignInResult;
  readonly returnPath: string;
  /** The account lacks a consent that is required (REG-10). */
  readonly lacksConsent: boolean;
}

/** Ends a single sign-on in the browser it left, once; and where it goes on. */
export async function finishSingleSignOn(
  context: Transactional<SamlContext>,
  came: { state: string; browser: string; device: LoginDevice; credential: string | null },
): Promise<SingleSignOnEnd> {
  const attempt = await context.identities.consumeSignInAttempt({
    provider: 'saml',
    stateHash: tokenHash(came.state),
    browserHash: tokenHash(came.browser),
    now: context.now,
  });
  if (attempt === null || attempt.proof.kind !== 'saml' || attempt.proof.person === undefined) {
    return { arrival: refused, returnPath: '/', lacksConsent: false };
  }
  const { device, credential } = came;
  const arrival = await completeSignIn(context, attempt.proof.person, {
    provider: 'saml',
    device,
    credential,
  });
  const missing =
    arrival.kind === 'known' ? await missingDisclaimers(context, arrival.opening.user.userId) : [];
  return { arrival, returnPath: attempt.returnPath, lacksConsent: missing.length > 0 };
}
