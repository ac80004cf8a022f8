import { newPasswordRules } from '../../../contract/rules/new-password.ts';
import { requiredRule } from '../../../contract/rules/required.ts';
import { faultsOf, refuseFaults } from '../../field-faults.ts';
import { RefusalError } from '../../refusals.ts';
import type { TenantScope } from '../../scope.ts';
import { openSession } from '../auth/open-session.ts';
import type { Opening } from '../auth/open-session.ts';
import { endAllSessions } from '../auth/session.usecases.ts';
import { tokenHash } from '../auth/token.ts';
import { assertTriesLeft, bucketOf } from '../auth/try-limit.ts';

const quarterHourMs = 15 * 60_000;

const wrongPassword = () =>
  new RefusalError('auth.invalid', 'La password attuale non è corretta.', 'old_password');

/** Checks the password in use; five wrong ones in a quarter of an hour stop whoever holds the session (REG-26). */
async function assertPassword(scope: TenantScope, userId: number, password: string): Promise<string> {
  const limit = { bucket: bucketOf('password', userId), limit: 5, windowMs: quarterHourMs };
  return scope.services.loginQueue(`${scope.facts.tenantId} ${limit.bucket}`, async () => {
    await assertTriesLeft({ tries: scope.failedTries, limits: [limit], now: scope.now });
    const user = await scope.users.findById(userId);
    const right = await scope.services.hasher.verify(password, user?.passwordHash ?? null);
    if (user !== null && right) return user.passwordHash;
    await scope.transaction(async (unit) => {
      await unit.failedTries.add([limit.bucket], unit.now);
      await unit.audit.add({ kind: 'password.changeRefused', userId });
    });
    throw wrongPassword();
  });
}

/** Changes the password of whoever knows it: all sessions end, and a new one goes on in this place (R11, T5). */
export async function changePassword(
  scope: TenantScope,
  userId: number,
  input: { readonly oldPassword: string; readonly newPassword: string; readonly credential: string | null },
): Promise<Opening> {
  const owner = await scope.users.findById(userId);
  const rules = [requiredRule, ...newPasswordRules(scope.facts, owner)];
  refuseFaults(faultsOf({ new_password: input.newPassword }, { new_password: rules }));
  const known = await assertPassword(scope, userId, input.oldPassword);
  const passwordHash = await scope.services.hasher.hash(input.newPassword);
  const session = input.credential === null ? null : await scope.sessions.find(tokenHash(input.credential));
  return scope.transaction(async (unit) => {
    const user = await unit.users.lock(userId);
    // Somebody changed it while we hashed.
    if (user === null || user.passwordHash !== known) throw wrongPassword();
    await unit.users.update(userId, { passwordHash });
    await unit.accountTokens.drop(userId, ['reset']);
    await endAllSessions(unit, userId);
    await unit.audit.add({ kind: 'password.changed', userId });
    return openSession(unit, user, { remember: session?.remember ?? false });
  });
}
