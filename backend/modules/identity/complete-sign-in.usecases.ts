import type { LoginDevice } from '../../../contract/api/account/open-sessions.ts';
import type { Transactional } from '../../platform/platform-context.ts';
import { endSession } from '../auth/session.usecases.ts';
import { newToken, tokenHash } from '../auth/token.ts';
import { openSession } from '../login/open-session.ts';
import type { OpenSessionContext } from '../login/open-session.ts';
import type { NewSession } from '../login/open-session.ts';
import { confirmedLevel } from '../user/profile-level.ts';
import { sendSocialLoginJoined } from '../user/security-mail.ts';
import type { UserMailContext } from '../user/user-mail.ts';
import type { UserRow } from '../user/user.repository.ts';
import type { IdentityProviderName, VouchedPerson } from './identity-provider.ts';
import type { IdentityContext } from './identity.context.ts';

/** What the functions of this file touch. */
export type CompleteSignInContext = OpenSessionContext &
  UserMailContext &
  Pick<IdentityContext, 'audit' | 'identities' | 'users'>;

const minuteMs = 60_000;
const personLifeMs = 30 * minuteMs;

/** What becomes of somebody a provider vouches for. */
export type SignInResult =
  | { readonly kind: 'known'; readonly opening: NewSession }
  | { readonly kind: 'new'; readonly code: string }
  | { readonly kind: 'unconfirmed' }
  | { readonly kind: 'refused' };

/** How somebody came: by whom, with what, and the credential the browser had before. */
interface Arrival {
  readonly provider: IdentityProviderName;
  readonly device: LoginDevice;
  readonly credential: string | null;
}

const later = (context: Pick<IdentityContext, 'now'>, ms: number) => new Date(context.now.getTime() + ms);

/** The token registration takes, told by R17; whoever has the code can compute it, nobody else. */
export const socialTokenOf = (code: string): string => tokenHash(`social token of ${code}`);

async function welcome(
  unit: CompleteSignInContext,
  user: UserRow,
  { provider, device, credential }: Arrival,
): Promise<NewSession> {
  if (credential !== null) await endSession(unit, credential);
  const ssoUser = provider === 'saml' || user.ssoUser;
  if (ssoUser !== user.ssoUser) await unit.users.update(user.userId, { ssoUser });
  if (!user.loginProviders.includes(provider)) {
    await unit.users.update(user.userId, { loginProviders: [...user.loginProviders, provider] });
    await sendSocialLoginJoined(unit, user, provider);
  }
  await unit.audit.add({ kind: 'login.opened', userId: user.userId, facts: { provider } });
  return openSession(unit, { ...user, ssoUser }, { remember: false, device });
}

/**
 * Logs in whom a provider vouches for, or keeps the person for registration. An account nobody confirmed is not
 * opened: whoever registered it may be somebody else.
 */
export function completeSignIn(
  context: Transactional<CompleteSignInContext>,
  person: VouchedPerson,
  came: Arrival,
): Promise<SignInResult> {
  return context.transaction(async (unit): Promise<SignInResult> => {
    const user = await unit.users.findByEmail(person.email);
    if (user !== null) {
      if (user.profileLevel < confirmedLevel) return { kind: 'unconfirmed' };
      return { kind: 'known', opening: await welcome(unit, user, came) };
    }
    const code = newToken();
    await unit.identities.addPerson({
      ...person,
      provider: came.provider,
      codeHash: tokenHash(code),
      tokenHash: tokenHash(socialTokenOf(code)),
      expiresAt: later(unit, personLifeMs),
    });
    return { kind: 'new', code };
  });
}
