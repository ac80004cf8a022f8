import { digestKey } from '../platform/digest-key.ts';
import { describeError } from '../platform/log.ts';
import type { PlatformContext } from '../platform/platform-context.ts';
import type { AuditContext } from './audit.context.ts';

const minuteMs = 60_000;

/**
 * Tells the trail of a refused request, once a minute per client address: a flood leaves no flood behind. The refusal
 * stands where it cannot be written down.
 */
export async function recordDenial(
  context: AuditContext & Pick<PlatformContext, 'facts' | 'log' | 'now'>,
  { http, address }: { http: number; address: string },
): Promise<void> {
  const minute = Math.floor(context.now.getTime() / minuteMs);
  const onceKey = digestKey('denied', http, address, minute);
  try {
    await context.audit.add({ kind: 'request.denied', userId: null, facts: { http }, onceKey });
  } catch (error) {
    context.log.warn('audit.failed', { tenant: context.facts.tenantId, reason: describeError(error) });
  }
}
