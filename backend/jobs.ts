import { dayMs } from '../contract/rules/time/calendar-day.ts';
import { describeError } from './platform/log.ts';
import type { Log } from './platform/log.ts';
import { longestSessionMs, sessionLifeMs } from './modules/auth/session.usecases.ts';
import { forgetAreaNotices, sendAreaNotices } from './modules/area-notice/send-notices.usecases.ts';
import { deliverMails } from './modules/mail/mailer.ts';
import type { UnsentMails } from './modules/mail/outbox.repository.ts';
import type { Mailer } from './modules/mail/mailer.ts';
import { cancelOverdueOrders } from './modules/order/due-orders.ts';
import { remindOfDeliveries, tellChangeTerms } from './modules/order/news/tell-terms.usecases.ts';
import { sweepAnonymised } from './modules/privacy/anonymise.usecases.ts';
import { deliverPushes } from './modules/push/deliver-pushes.ts';
import { sendProductAlerts } from './modules/product-alert/send-alerts.usecases.ts';
import type { TenantContext } from './tenant-context.ts';

const everyMs = 30_000;

/** What waits in one brand's shop to be done, as the latest round found it. */
export interface Backlog {
  readonly mails: UnsentMails;
  readonly unpaidOrders: { readonly waiting: number; readonly overdue: number };
}

/** What a round leaves for whoever watches. */
export interface JobFigures {
  /** When each job was last done for every brand, by its name; before its first time, when this process began. */
  readonly doneAt: ReadonlyMap<string, Date>;
  /** By brand; the brands of the same database have the same in every process. */
  readonly backlogs: ReadonlyMap<string, Backlog>;
}

/** What a shop does on its own; each job may run in several processes at once. */
export interface Jobs {
  readonly figures: JobFigures;
  /** Does everything that is due, once. A job that fails holds up no other; rejects with AggregateError in the end. */
  runOnce(): Promise<void>;
  /** Does so every half minute until stopped. */
  start(): void;
  /** Resolves when what runs is done. */
  stop(): Promise<void>;
}

const ago = (context: TenantContext, ms: number) => new Date(context.now.getTime() - ms);

/** Every job of one tenant by its name in the log, in the order in which they run. */
const jobs: Readonly<Record<string, (context: TenantContext) => Promise<void>>> = {
  freeExpiredHolds: (context) => context.slots.freeExpired(context.now),
  cancelOverdueOrders: (context) => cancelOverdueOrders(context, null),
  sendProductAlerts,
  sendAreaNotices,
  remindOfDeliveries,
  tellChangeTerms,
  deliverPushes,
  forgetAreaNotices,
  deleteAnswers: (context) => context.idempotency.deleteBefore(ago(context, dayMs)),
  deleteIdentities: (context) => context.identities.deleteExpired(ago(context, dayMs)),
  deleteRateLimits: (context) => context.rateLimits.deleteExpired(context.now),
  deleteRestoreTokens: (context) => context.restoreTokens.deleteExpired(ago(context, dayMs)),
  deleteAccountTokens: (context) => context.accountTokens.deleteExpired(ago(context, dayMs)),
  deleteBotProofs: (context) => context.botProofs.deleteExpired(ago(context, dayMs)),
  deletePushes: (context) => context.pushes.deleteBefore(ago(context, dayMs)),
  deleteWishlistLinks: (context) => context.wishlistLinks.deleteExpired(context.now),
  sweepAnonymised,
  deleteIdleSessions: (context) =>
    context.sessions.deleteIdle({
      remembered: ago(context, Math.min(longestSessionMs, sessionLifeMs(true) + dayMs)),
      others: ago(context, sessionLifeMs(false) + dayMs),
    }),
};

export function createJobs(given: {
  readonly contexts: () => readonly TenantContext[];
  readonly mailer: Mailer | null;
  readonly log: Log;
  readonly clock: () => Date;
}): Jobs {
  const { contexts, mailer, log, clock } = given;
  const all = Object.entries(jobs);
  if (mailer !== null) all.push(['deliverMails', (context) => deliverMails(context, mailer)]);
  const backlogs = new Map<string, Backlog>();
  all.push([
    'lookAtBacklog',
    async ({ facts, outbox, orders, now }) => {
      backlogs.set(facts.tenantId, {
        mails: await outbox.unsent(),
        unpaidOrders: await orders.unpaid(now),
      });
    },
  ]);
  const doneAt = new Map(all.map(([job]) => [job, clock()]));
  let timer: NodeJS.Timeout | null = null;
  const running = new Set<Promise<void>>();
  const runOnce = async () => {
    const failures: unknown[] = [];
    const failed = new Set<string>();
    for (const context of contexts()) {
      for (const [job, run] of all) {
        try {
          await run(context);
        } catch (error) {
          failures.push(error);
          failed.add(job);
          log.error('jobs.failed', { job, tenant: context.facts.tenantId, reason: describeError(error) });
        }
      }
    }
    for (const [job] of all) if (!failed.has(job)) doneAt.set(job, clock());
    if (failures.length > 0) throw new AggregateError(failures, `${failures.length} jobs failed`);
  };
  return {
    figures: { doneAt, backlogs },
    runOnce,
    start() {
      timer ??= setInterval(() => {
        // What failed is in the log; a slow round does not hold up the next one.
        const round = runOnce().catch(() => {});
        running.add(round);
        void round.then(() => running.delete(round));
      }, everyMs).unref();
    },
    async stop() {
      if (timer !== null) clearInterval(timer);
      timer = null;
      await Promise.all(running);
    },
  };
}
