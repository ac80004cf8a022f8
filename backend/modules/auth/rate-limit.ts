import { RateLimitError } from '../../platform/domain-errors.ts';
import type { AuthContext } from './auth.context.ts';
import type { LoginAttemptRepository } from './login-attempt.repository.ts';

/** So many failures of one bucket within a window; then 429 until the oldest of them is out of it (T10). */
export interface RateLimit {
  readonly bucket: string;
  readonly limit: number;
  readonly windowMs: number;
}

/** Throws RateLimitError when any of the limits is used up. */
export async function assertAttemptsLeft(input: {
  readonly tries: LoginAttemptRepository;
  readonly limits: readonly RateLimit[];
  readonly now: Date;
}): Promise<void> {
  for (const { bucket, limit, windowMs } of input.limits) {
    const since = new Date(input.now.getTime() - windowMs);
    const latest = await input.tries.latest(bucket, since, limit);
    const oldest = latest.at(-1);
    if (latest.length < limit || oldest === undefined) continue;
    const waitMs = oldest.getTime() + windowMs - input.now.getTime();
    throw new RateLimitError(Math.max(1, Math.ceil(waitMs / 1000)));
  }
}

/** Uses one of the tries up, one caller after another. Throws RateLimitError when none is left. */
export function consumeAttempt(
  context: Pick<AuthContext, 'facts' | 'loginAttempts' | 'loginQueue' | 'now'>,
  limit: RateLimit,
): Promise<void> {
  return context.loginQueue(`${context.facts.tenantId} ${limit.bucket}`, async () => {
    await assertAttemptsLeft({ tries: context.loginAttempts, limits: [limit], now: context.now });
    await context.loginAttempts.add([limit.bucket], context.now);
  });
}
