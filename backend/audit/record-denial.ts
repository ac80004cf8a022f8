import { describeError } from '../log.ts';
import { bucketOf } from '../modules/auth/try-limit.ts';
import type { TenantScope } from '../scope.ts';

const minuteMs = 60_000;

/**
 * Tells the trail of a refused request, once a minute per client address: a flood leaves no flood behind. The refusal
 * stands where it cannot be written down.
 */
export async function recordDenial(
  scope: TenantScope,
  { http, address }: { http: number; address: string },
): Promise<void> {
  const minute = Math.floor(scope.now.getTime() / minuteMs);
  const onceKey = bucketOf('denied', http, address, minute);
  try {
    await scope.audit.add({ kind: 'request.denied', userId: null, facts: { http }, onceKey });
  } catch (error) {
    scope.log.warn('audit.failed', { tenant: scope.facts.tenantId, reason: describeError(error) });
  }
}
