import type { LoginDevice } from '../../../contract/api/account/open-sessions.ts';
import { newPasswordRules } from '../../../contract/rules/session/new-password.ts';
import { requiredRule } from '../../../contract/rules/validation/required.ts';
import { digestKey } from '../../platform/digest-key.ts';
import { RefusalError } from '../../platform/domain-errors.ts';
import type { Transactional } from '../../platform/platform-context.ts';
import { fieldErrorsOf, throwFieldErrors } from '../../platform/validation-errors.ts';
import { isInvalidLogin } from '../auth/auth.errors.ts';
import { limitFailures } from '../auth/rate-limit.ts';
import { endAllSessions } from '../auth/session.usecases.ts';
import { tokenHash } from '../auth/token.ts';
import { openSession } from '../login/open-session.ts';
import type { OpenSessionContext } from '../login/open-session.ts';
import type { NewSession } from '../login/open-session.ts';
import type { AccountContext } from './account.context.ts';

/** What the functions of this file touch. */
type ChangePasswordContext = OpenSessionContext &
  Pick<AccountContext, 'accountTokens' | 'audit' | 'facts' | 'hasher' | 'log' | 'rateLimits' | 'users'>;

const quarterHourMs = 15 * 60_000;

const wrongPassword = () =>
  new RefusalError(
    'auth.invalid',
    { it: 'La password attuale non è corretta.', 'en-US': 'The current password is wrong.' },
    'old_password',
  );

/** Checks the password in use; five wrong ones in a quarter of an hour stop whoever holds the session (REG-26). */
async function assertPassword(
  context: ChangePasswordContext,
  userId: number,
  password: string,
): Promise<string> {
  const limit = { bucket: digestKey('password', userId), limit: 5, windowMs: quarterHourMs };
  return limitFailures(context, {
    limits: [limit],
    isFailure: isInvalidLogin,
    work: async () => {
      const user = await context.users.findById(userId);
      const isRight = await context.hasher.verify(password, user?.passwordHash ?? null);
      if (user !== null && isRight) return user.passwordHash;
      await context.audit.add({ kind: 'password.changeRefused', userId });
      throw wrongPassword();
    },
  });
}

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
  const known = await assertPassword(context, userId, input.oldPassword);
  const passwordHash = await context.hasher.hash(input.newPassword);
  const session = input.credential === null ? null : await context.sessions.find(tokenHash(input.credential));
  return context.transaction(async (unit) => {
    const user = await unit.users.lock(userId);
    // Somebody changed it while we hashed.
    if (user === null || user.passwordHash !== known) throw wrongPassword();
    await unit.users.update(userId, { passwordHash });
    await unit.accountTokens.drop(userId, ['reset']);
    await endAllSessions(unit, userId, session?.familyId ?? null);
    await unit.audit.add({ kind: 'password.changed', userId });
    return openSession(unit, user, {
      remember: session?.remember ?? false,
      device: input.device,
      ...(session !== null && { familyId: session.familyId }),
    });
  });
}
