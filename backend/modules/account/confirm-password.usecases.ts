import type { LoginDevice } from '../../../contract/api/account/open-sessions.ts';
import type { Transactional } from '../../platform/platform-context.ts';
import { tokenHash } from '../auth/token.ts';
import { openSession } from '../login/open-session.ts';
import type { NewSession, OpenSessionContext } from '../login/open-session.ts';
import type { AccountContext } from './account.context.ts';
import { assertPassword, wrongPassword } from './assert-password.ts';

/** What the functions of this file touch. */
type ConfirmPasswordContext = OpenSessionContext &
  Pick<AccountContext, 'audit' | 'hasher' | 'log' | 'rateLimits'>;

/**
 * Continues a session under a new credential for whoever gives its password; from then on its login is recent (A23). The user's
 * other sessions stay as they are. Throws RefusalError (auth.invalid).
 */
export async function confirmPassword(
  context: Transactional<ConfirmPasswordContext>,
  userId: number,
  input: { readonly password: string; readonly device: LoginDevice; readonly credential: string | null },
): Promise<NewSession> {
  const { password, device, credential } = input;
  const stored = await assertPassword(context, { userId, password, field: 'password' });
  const session = credential === null ? null : await context.sessions.find(tokenHash(credential));
  return context.transaction(async (unit) => {
    const user = await unit.users.lock(userId);
    // Somebody changed it meanwhile.
    if (user === null || user.passwordHash !== stored) throw wrongPassword('password');
    if (session !== null && credential !== null) {
      await unit.sessions.close(tokenHash(credential));
      await unit.restoreTokens.dropFamilies([session.familyId]);
    }
    await unit.audit.add({ kind: 'login.confirmed', userId });
    return openSession(unit, user, {
      remember: session?.remember ?? false,
      device,
      ...(session !== null && { familyId: session.familyId }),
    });
  });
}
