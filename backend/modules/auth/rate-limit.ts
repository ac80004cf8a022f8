import { RateLimitError } from '../../platform/domain-errors.ts';
import { describeError } from '../../platform/log.ts';
import type { AuthContext } from './auth.context.ts';
import type { RateLimit } from './rate-limit.repository.ts';

/** Counts an attempt. Throws RateLimitError when none is left; that one is not counted (T10). */
export async function consumeAttempt(
  context: Pick<AuthContext, 'now' | 'rateLimits'>,
  limit: RateLimit,
): Promise<void> {
  const { rateLimits, now } = context;
  if (await rateLimits.consume(limit, now)) return;
  const waitMs = (await rateLimits.waitMs(limit, now)) ?? 0;
  throw new RateLimitError(Math.max(1, Math.ceil(waitMs / 1000)));
}

/**
 * Does `work` while each of the limits has an attempt left, and counts it only where `work` throws what `isFailure`
 * says. An attempt is reserved before the work, so that failures at once cannot exceed a limit, and released where the
 * work did not fail. Throws RateLimitError before any work (T10).
 */
export async function limitFailures<T>(
  context: Pick<AuthContext, 'log' | 'now' | 'rateLimits'>,
  guarded: {
    readonly limits: readonly RateLimit[];
    readonly isFailure: (error: unknown) => boolean;
    readonly work: () => Promise<T>;
  },
): Promise<T> {
  const { rateLimits, now, log } = context;
  const reserved: string[] = [];
  // One statement each, not one transaction: two of them that hold a row each could wait for each other's.
  const release = async () => {
    try {
      for (const bucket of reserved) await rateLimits.release(bucket, now);
    } catch (error) {
      // What the work did stands; the attempt stays counted until its window ends.
      log.warn('rateLimit.unreleased', { reason: describeError(error) });
    }
  };
  try {
    for (const limit of guarded.limits) {
      await consumeAttempt(context, limit);
      reserved.push(limit.bucket);
    }
    const result = await guarded.work();
    await release();
    return result;
  } catch (error) {
    if (!guarded.isFailure(error)) await release();
    throw error;
  }
}
