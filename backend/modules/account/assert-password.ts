import { digestKey } from '../../platform/digest-key.ts';
import { RefusalError } from '../../platform/domain-errors.ts';
import { isInvalidLogin } from '../auth/auth.errors.ts';
import { limitFailures } from '../auth/rate-limit.ts';
import type { AccountContext } from './account.context.ts';

const quarterHourMs = 15 * 60_000;

export const wrongPassword = (field: string) =>
  new RefusalError(
    'auth.invalid',
    { it: 'La password attuale non è corretta.', 'en-US': 'The current password is wrong.' },
    field,
  );

/**
 * Checks the current password of a user and returns its hash. Five wrong ones in a quarter of an hour stop whoever holds the
 * session (REG-26). Throws RefusalError (auth.invalid) at `field` for a wrong one, RateLimitError.
 */
export async function assertPassword(
  context: Pick<AccountContext, 'audit' | 'hasher' | 'log' | 'now' | 'rateLimits' | 'users'>,
  { userId, password, field }: { readonly userId: number; readonly password: string; readonly field: string },
): Promise<string> {
  const limit = { bucket: digestKey('password', userId), limit: 5, windowMs: quarterHourMs };
  return limitFailures(context, {
    limits: [limit],
    isFailure: isInvalidLogin,
    work: async () => {
      const user = await context.users.findById(userId);
      const isRight = await context.hasher.verify(password, user?.passwordHash ?? null);
      if (user !== null && isRight) return user.passwordHash;
      await context.audit.add({ kind: 'password.refused', userId });
      throw wrongPassword(field);
    },
  });
}
