import type { IncomingMessage, ServerResponse } from 'node:http';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Backlog, JobFigures } from '../../backend/jobs.ts';
import { normalisedPath } from '../../backend/http/normalised-path.ts';

interface MetricsOptions {
  /** Paths of the shop API: figures are kept for each of them. */
  calls: ReadonlySet<string>;
  /** Counters that are kept elsewhere. */
  events: readonly Counter[];
  /** What the latest round of jobs left; nothing is asked of the database here. */
  jobs: JobFigures;
  /** Connections to the database. */
  load: () => { readonly connections: number; readonly idle: number; readonly waiting: number };
  /** False while changes of other processes are not heard. */
  isHearing: () => boolean;
}

/** Figures of this process, for a Prometheus server to collect. */
export interface Metrics {
  /** Counts a response when it is sent; `isCached` tells one that was made before. */
  watch: (incoming: IncomingMessage, outgoing: ServerResponse, isCached: () => boolean) => void;
  contentType: string;
  text: () => Promise<string>;
}

const kinds: readonly (readonly [start: string, kind: string])[] = [
  ['/assets/', 'assets'],
  ['/media/', 'media'],
  ['/p/', 'content'],
  ['/analytics/', 'statistics'],
  ['/__', 'development'],
];

export function createMetrics({ calls, events, jobs, load, isHearing }: MetricsOptions): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  for (const counter of events) registry.registerMetric(counter);
  const answered = new Counter({
    name: 'shop_answers_total',
    help: 'Answers by call or kind, status and whether they were kept ready.',
    labelNames: ['call', 'status', 'kept'],
    registers,
  });
  const seconds = new Histogram({
    name: 'shop_answer_seconds',
    help: 'Time from the request to the end of its answer.',
    labelNames: ['call'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  });
  const gauge = (name: string, help: string, value: () => number): void => {
    void new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(value());
      },
    });
  };
  gauge('shop_database_connections', 'Open connections to the database.', () => load().connections);
  gauge('shop_database_idle', 'Connections at rest.', () => load().idle);
  gauge('shop_database_waiting', 'Calls that wait for a connection.', () => load().waiting);
  gauge('shop_changes_heard', '1 while changes of other processes are heard.', () => Number(isHearing()));

  void new Gauge({
    name: 'shop_job_done_timestamp_seconds',
    help: 'When this process last did a job for every brand.',
    labelNames: ['task'],
    registers,
    collect() {
      for (const [task, at] of jobs.doneAt) this.set({ task }, at.getTime() / 1_000);
    },
  });
  const backlog = (name: string, help: string, value: (backlog: Backlog) => number): void => {
    void new Gauge({
      name,
      help: `${help} All processes tell the same.`,
      labelNames: ['brand'],
      registers,
      collect() {
        for (const [brand, left] of jobs.backlogs) this.set({ brand }, value(left));
      },
    });
  };
  backlog('shop_mails_waiting', 'Mails that wait to be sent.', ({ mails }) => mails.waiting);
  backlog('shop_mails_given_up', 'Mails that are no longer tried.', ({ mails }) => mails.givenUp);
  backlog(
    'shop_mails_oldest_timestamp_seconds',
    'When the oldest mail that waits was written; now where none does.',
    ({ mails }) => (mails.oldestAt?.getTime() ?? Date.now()) / 1_000,
  );
  backlog('shop_orders_unpaid', 'Orders that wait for their money.', (left) => left.unpaidOrders.waiting);
  backlog('shop_orders_overdue', 'Orders unpaid past their time.', (left) => left.unpaidOrders.overdue);

  const callOf = (url: string): string => {
    const pathname = url.split('?', 1)[0] ?? '';
    const path = normalisedPath(pathname) ?? '';
    if (calls.has(path)) return path;
    // Addresses nobody declared are one figure: they must not fill the memory.
    if (path.startsWith('/ebsn/')) return 'unknown call';
    return kinds.find(([start]) => path.startsWith(start))?.[1] ?? 'pages';
  };

  return {
    watch({ url = '' }, outgoing, isCached) {
      const call = callOf(url);
      const end = seconds.startTimer({ call });
      outgoing.once('close', () => {
        end();
        answered.inc({ call, status: outgoing.statusCode, kept: String(isCached()) });
      });
    },
    contentType: registry.contentType,
    text: () => registry.metrics(),
  };
}
