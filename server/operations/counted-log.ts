import { Counter } from 'prom-client';
import type { Log, LogFields } from '../../backend/platform/log.ts';

/** A log whose lines are counted by their event. */
export interface EventCounters {
  /** The same log, counted. */
  readonly count: (log: Log) => Log;
  readonly counters: readonly Counter[];
}

/** What is watched begins at zero: a first line beside nothing would be no rise to whoever collects. */
const watched = {
  info: ['auth.opened', 'auth.refused', 'order.placed', 'order.amended', 'order.cancelled'],
  warn: ['changes.unheard', 'delivery.failed', 'payment.callbackRefused', 'push.failed', 'request.refused'],
  error: [
    'delivery.givenUp',
    'jobs.failed',
    'payment.approvedAfterVoid',
    'push.givenUp',
    'request.failed',
    'web.failed',
  ],
} as const;

const settled = 'payment.settled';
const results = ['approve', 'decline', 'abandon', 'pending'];

export function createEventCounters(): EventCounters {
  const events = new Counter({
    name: 'shop_events_total',
    help: 'Lines of the log by event and level.',
    labelNames: ['event', 'level'],
    registers: [],
  });
  const payments = new Counter({
    name: 'shop_payments_total',
    help: 'Payments by what their provider, or the shopper who came back from it, said of them.',
    labelNames: ['result'],
    registers: [],
  });
  for (const [level, names] of Object.entries(watched))
    for (const event of names) events.inc({ event, level }, 0);
  for (const result of results) payments.inc({ result }, 0);

  const counting =
    (log: Log, level: keyof Log) =>
    (event: string, fields?: LogFields): void => {
      events.inc({ event, level });
      const result = fields?.['result'];
      if (event === settled && typeof result === 'string') payments.inc({ result });
      log[level](event, fields);
    };
  return {
    count: (log) => ({
      info: counting(log, 'info'),
      warn: counting(log, 'warn'),
      error: counting(log, 'error'),
    }),
    counters: [events, payments],
  };
}
