import { dayMs } from '../contract/rules/time/calendar-day.ts';
import { describeError } from './platform/log.ts';
import type { Log } from './platform/log.ts';
import { longestSessionMs, sessionLifeMs } from './modules/auth/session.usecases.ts';
import { deliverMails } from './modules/mail/mailer.ts';
import type { Mailer } from './modules/mail/mailer.ts';
import { cancelOverdueOrders } from './modules/order/due-orders.ts';
import { sweepAnonymised } from './modules/privacy/anonymise.usecases.ts';
import { sendProductAlerts } from './modules/product-alert/send-alerts.usecases.ts';
import type { TenantContext } from './tenant-context.ts';

const everyMs = 30_000;

/** What a shop does on its own; each job may run in several processes at once. */
export interface Jobs {
  /** Does everything that is due, once. */
  runOnce(): Promise<void>;
  /** Does so every half minute until stopped. */
  start(): void;
  /** Resolves when what runs is done. */
  stop(): Promise<void>;
}

const ago = (context: TenantContext, ms: number) => new Date(context.now.getTime() - ms);

async function tidy(context: TenantContext): Promise<void> {
  await context.slots.freeExpired(context.now);
  await cancelOverdueOrders(context, null);
  await sendProductAlerts(context);
  await context.idempotency.forget(ago(context, dayMs));
  await context.identities.forgetExpired(ago(context, dayMs));
  await context.rateLimits.forgetExpired(context.now);
  await context.restoreTokens.forgetExpired(ago(context, dayMs));
  await context.accountTokens.forgetExpired(ago(context, dayMs));
  await context.botProofs.forgetExpired(ago(context, dayMs));
  await context.wishlistLinks.forgetExpired(context.now);
  await sweepAnonymised(context);
  await context.sessions.forgetIdle({
    remembered: ago(context, Math.min(longestSessionMs, sessionLifeMs(true) + dayMs)),
    others: ago(context, sessionLifeMs(false) + dayMs),
  });
}

export function createJobs(given: {
  readonly scopes: () => readonly TenantContext[];
  readonly mailer: Mailer | null;
  readonly log: Log;
}): Jobs {
  const { scopes, mailer, log } = given;
  let timer: NodeJS.Timeout | null = null;
  let running: Promise<unknown> = Promise.resolve();
  const runOnce = async () => {
    for (const context of scopes()) {
      await tidy(context);
      if (mailer !== null) await deliverMails(context, mailer);
    }
  };
  return {
    runOnce,
    start() {
      timer ??= setInterval(() => {
        const round = runOnce().catch((error: unknown) => {
          log.error('jobs.failed', { reason: describeError(error) });
        });
        // A slow round does not hold up the next one.
        running = Promise.all([running, round]);
      }, everyMs).unref();
    },
    async stop() {
      if (timer !== null) clearInterval(timer);
      timer = null;
      await running;
    },
  };
}
