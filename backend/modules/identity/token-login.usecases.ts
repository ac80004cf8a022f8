import type { TenantContext } from '../../tenant-context.ts';
import { invalidLogin, isInvalidLogin } from '../auth/auth.errors.ts';
import { openSession } from '../auth/open-session.ts';
import type { Opening } from '../auth/open-session.ts';
import { endSession } from '../auth/session.usecases.ts';
import { tokenHash } from '../auth/token.ts';
import { bucketOf, limitFailures } from '../auth/rate-limit.ts';

const quarterHourMs = 15 * 60_000;

/**
 * Opens a session for the one-time token of a login done elsewhere, of the account that is named (A01 token). Wrong
 * ones count like wrong passwords.
 */
export async function logInByToken(
  context: TenantContext,
  given: {
    readonly login: string;
    readonly token: string;
    readonly remember: boolean;
    readonly address: string;
    readonly credential: string | null;
  },
): Promise<Opening> {
  const { token, remember, address, credential } = given;
  const login = given.login.trim().toLowerCase();
  const limit = { bucket: bucketOf('login', login, address), limit: 5, windowMs: quarterHourMs };
  return limitFailures(context, {
    limits: [limit],
    isFailure: isInvalidLogin,
    work: async () => {
      const opening = await context.transaction(async (unit) => {
        const userId = await unit.identities.spendLoginToken(tokenHash(token), unit.now);
        const user = userId === null ? null : await unit.users.findById(userId);
        if (user === null || user.login.toLowerCase() !== login) return null;
        if (credential !== null) await endSession(unit, credential);
        await unit.audit.add({ kind: 'login.opened', userId: user.userId, facts: { provider: 'token' } });
        return openSession(unit, user, { remember });
      });
      if (opening === null) throw invalidLogin();
      return opening;
    },
  });
}
