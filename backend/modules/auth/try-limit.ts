import { createHash } from 'node:crypto';
import { TooManyTriesError } from '../../refusals.ts';
import type { TenantScope } from '../../scope.ts';
import type { FailedTryRepository } from './failed-try.repository.ts';

/** So many failures of one bucket within a window; then 429 until the oldest of them is out of it (T10). */
export interface TryLimit {
  readonly bucket: string;
  readonly limit: number;
  readonly windowMs: number;
}

/** A bucket's name: what it counts and a digest of whom, so that the table holds no personal data. */
export function bucketOf(kind: string, ...parts: readonly (string | number)[]): string {
  return `${kind}:${createHash('sha256').update(JSON.stringify(parts)).digest('base64url')}`;
}

/** Throws TooManyTriesError when any of the limits is used up. */
export async function assertTriesLeft(input: {
  readonly tries: FailedTryRepository;
  readonly limits: readonly TryLimit[];
  readonly now: Date;
}): Promise<void> {
  for (const { bucket, limit, windowMs } of input.limits) {
    const since = new Date(input.now.getTime() - windowMs);
    const latest = await input.tries.latest(bucket, since, limit);
    const oldest = latest.at(-1);
    if (latest.length < limit || oldest === undefined) continue;
    const waitMs = oldest.getTime() + windowMs - input.now.getTime();
    throw new TooManyTriesError(Math.max(1, Math.ceil(waitMs / 1000)));
  }
}

/** Uses one of the tries up, one caller after another. Throws TooManyTriesError when none is left. */
export function takeTry(scope: TenantScope, limit: TryLimit): Promise<void> {
  return scope.services.loginQueue(`${scope.facts.tenantId} ${limit.bucket}`, async () => {
    await assertTriesLeft({ tries: scope.failedTries, limits: [limit], now: scope.now });
    await scope.failedTries.add([limit.bucket], scope.now);
  });
}
