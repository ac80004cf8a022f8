import type { LoginDevice } from '../../../contract/api/account/open-sessions.ts';
import { newPasswordRules } from '../../../contract/rules/session/new-password.ts';
import { requiredRule } from '../../../contract/rules/validation/required.ts';
import type { Transactional } from '../../platform/platform-context.ts';
import { fieldErrorsOf, throwFieldErrors } from '../../platform/validation-errors.ts';
import { endAllSessions } from '../auth/session.usecases.ts';
import { tokenHash } from '../auth/token.ts';
import { openSession } from '../login/open-session.ts';
import type { OpenSessionContext } from '../login/open-session.ts';
import type { NewSession } from '../login/open-session.ts';
import { sendPasswordChanged } from '../user/security-mail.ts';
import type { UserMailContext } from '../user/user-mail.ts';
import type { AccountContext } from './account.context.ts';
import { assertPassword, wrongPassword } from './assert-password.ts';

/** What the functions of this file touch. */
type ChangePasswordContext = OpenSessionContext &
  UserMailContext &
  Pick<AccountContext, 'accountTokens' | 'audit' | 'facts' | 'hasher' | 'log' | 'rateLimits' | 'users'>;

/**
 * Changes the password of whoever knows it: all sessions end, and this login goes on in a new one, with its devices
 * (R11, T5).
 */
export async function changePassword(
  context: Transactional<ChangePasswordContext>,
  userId: number,
  input: {
    readonly oldPassword: string;
    readonly newPassword: string;
    readonly device: LoginDevice;
    readonly credential: string | null;
  },
): Promise<NewSession> {
  const owner = await context.users.findById(userId);
  const rules = [requiredRule, ...newPasswordRules(context.facts, owner)];
  throwFieldErrors(fieldErrorsOf({ new_password: input.newPassword }, { new_password: rules }));
  const stored = await assertPassword(context, {
    userId,
    password: input.oldPassword,
    field: 'old_password',
  });
  const passwordHash = await context.hasher.hash(input.newPassword);
  const session = input.credential === null ? null : await context.sessions.find(tokenHash(input.credential));
  return context.transaction(async (unit) => {
    const user = await unit.users.lock(userId);
    // Somebody changed it while we hashed.
    if (user === null || user.passwordHash !== stored) throw wrongPassword('old_password');
    await unit.users.update(userId, { passwordHash });
    await unit.accountTokens.drop(userId, ['reset']);
    await endAllSessions(unit, userId, session?.familyId ?? null);
    await unit.audit.add({ kind: 'password.changed', userId });
    await sendPasswordChanged(unit, user);
    return openSession(unit, user, {
      remember: session?.remember ?? false,
      device: input.device,
      ...(session !== null && { familyId: session.familyId }),
    });
  });
}
