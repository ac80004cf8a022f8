import { digestKey } from '../../platform/digest-key.ts';
import type { Transactional } from '../../platform/platform-context.ts';
import { invalidLogin, isInvalidLogin } from '../auth/auth.errors.ts';
import { limitFailures } from '../auth/rate-limit.ts';
import { endSession } from '../auth/session.usecases.ts';
import { tokenHash } from '../auth/token.ts';
import type { TokenLoginInput } from '../login/login.routes.ts';
import { openSession } from '../login/open-session.ts';
import type { OpenSessionContext } from '../login/open-session.ts';
import type { NewSession } from '../login/open-session.ts';
import type { IdentityContext } from './identity.context.ts';

/** What the functions of this file touch. */
type TokenLoginContext = OpenSessionContext &
  Pick<IdentityContext, 'audit' | 'identities' | 'log' | 'rateLimits' | 'users'>;

const quarterHourMs = 15 * 60_000;

/**
 * Opens a session for the one-time token of a login done elsewhere, of the account that is named (A01 token). Wrong
 * ones count like wrong passwords.
 */
export async function logInByToken(
  context: Transactional<TokenLoginContext>,
  given: TokenLoginInput,
): Promise<NewSession> {
  const { token, remember, address, device, credential } = given;
  const login = given.login.trim().toLowerCase();
  const limit = { bucket: digestKey('login', login, address), limit: 5, windowMs: quarterHourMs };
  return limitFailures(context, {
    limits: [limit],
    isFailure: isInvalidLogin,
    work: async () => {
      const opening = await context.transaction(async (unit) => {
        const userId = await unit.identities.consumeLoginToken(tokenHash(token), unit.now);
        const user = userId === null ? null : await unit.users.findById(userId);
        if (user === null || user.login.toLowerCase() !== login) return null;
        if (credential !== null) await endSession(unit, credential);
        await unit.audit.add({ kind: 'login.opened', userId: user.userId, facts: { provider: 'token' } });
        return openSession(unit, user, { remember, device });
      });
      if (opening === null) throw invalidLogin();
      return opening;
    },
  });
}
