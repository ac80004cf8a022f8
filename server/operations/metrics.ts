import type { IncomingMessage, ServerResponse } from 'node:http';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { normalisedPath } from '../../backend/http/normalised-path.ts';

interface MetricsOptions {
  /** Paths of the shop API: figures are kept for each of them. */
  calls: ReadonlySet<string>;
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
  ['/__', 'development'],
];

export function createMetrics({ calls, load, isHearing }: MetricsOptions): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
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
