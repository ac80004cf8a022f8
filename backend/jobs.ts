import { dayMs } from '../contract/rules/calendar-day.ts';
import { describeError } from './log.ts';
import type { Log } from './log.ts';
import { longestSessionMs, sessionLifeMs } from './modules/auth/session.usecases.ts';
import { deliverMails } from './modules/mail/mailer.ts';
import type { Mailer } from './modules/mail/mailer.ts';
import { cancelOverdueOrders } from './modules/order/due-orders.ts';
import { sweepAnonymised } from './modules/privacy/anonymise.usecases.ts';
import { sendProductAlerts } from './modules/product-alert/send-alerts.usecases.ts';
import type { TenantScope } from './scope.ts';

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

const ago = (scope: TenantScope, ms: number) => new Date(scope.now.getTime() - ms);

async function tidy(scope: TenantScope): Promise<void> {
  await scope.slots.freeExpired(scope.now);
  await cancelOverdueOrders(scope, null);
  await sendProductAlerts(scope);
  await scope.idempotency.forget(ago(scope, dayMs));
  await scope.identities.forgetExpired(ago(scope, dayMs));
  await scope.failedTries.forget(ago(scope, dayMs));
  await scope.restoreTokens.forgetExpired(ago(scope, dayMs));
  await scope.accountTokens.forgetExpired(ago(scope, dayMs));
  await scope.botProofs.forgetExpired(ago(scope, dayMs));
  await scope.wishlistLinks.forgetExpired(scope.now);
  await sweepAnonymised(scope);
  await scope.sessions.forgetIdle({
    remembered: ago(scope, Math.min(longestSessionMs, sessionLifeMs(true) + dayMs)),
    others: ago(scope, sessionLifeMs(false) + dayMs),
  });
}

export function createJobs(given: {
  readonly scopes: () => readonly TenantScope[];
  readonly mailer: Mailer | null;
  readonly log: Log;
}): Jobs {
  const { scopes, mailer, log } = given;
  let timer: NodeJS.Timeout | null = null;
  let running: Promise<unknown> = Promise.resolve();
  const runOnce = async () => {
    for (const scope of scopes()) {
      await tidy(scope);
      if (mailer !== null) await deliverMails(scope, mailer);
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
