import { describeError } from '../platform/log.ts';
import { bucketOf } from '../modules/auth/rate-limit.ts';
import type { TenantContext } from '../tenant-context.ts';

const minuteMs = 60_000;

/**
 * Tells the trail of a refused request, once a minute per client address: a flood leaves no flood behind. The refusal
 * stands where it cannot be written down.
 */
export async function recordDenial(
  context: TenantContext,
  { http, address }: { http: number; address: string },
): Promise<void> {
  const minute = Math.floor(context.now.getTime() / minuteMs);
  const onceKey = bucketOf('denied', http, address, minute);
  try {
    await context.audit.add({ kind: 'request.denied', userId: null, facts: { http }, onceKey });
  } catch (error) {
    context.log.warn('audit.failed', { tenant: context.facts.tenantId, reason: describeError(error) });
  }
}
