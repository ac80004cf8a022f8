import autocannon from 'autocannon';
import { randomUUID } from 'node:crypto';
import type { Row } from './table.ts';

/** A call repeated as fast as a few clients can. */
export interface LoadCase {
  readonly name: string;
  readonly port: number;
  readonly host: string;
  readonly method?: 'GET' | 'POST';
  /** Address of the n-th call. */
  readonly path: (n: number) => string;
  readonly body?: (n: number) => string;
  /** Headers of the client of this number. */
  readonly headers?: (client: number) => Readonly<Record<string, string>>;
  /** Whether each call carries an Idempotency-Key of its own, as the shop's pages send it. */
  readonly isKeyed?: boolean;
  readonly clients?: number;
  readonly seconds?: number;
  /** What an answer must hold for it to count. */
  readonly isGood?: (body: string) => boolean;
}

/** An answer was not what the case asked for; the figures would mean nothing. */
class LoadError extends Error {
  override readonly name = 'LoadError';
}

async function fire(load: LoadCase, seconds: number): Promise<autocannon.Result> {
  const {
    port,
    host,
    method = 'GET',
    path,
    body,
    headers = () => ({}),
    clients = 16,
    isGood,
    isKeyed,
  } = load;
  let client = 0;
  let n = 0;
  return autocannon({
    url: `http://127.0.0.1:${port}`,
    connections: clients,
    duration: seconds,
    setupClient(one) {
      one.setHeaders({ host, 'x-ebsn-client': 'site', ...headers(client++) });
    },
    requests: [
      {
        method,
        setupRequest(request) {
          const at = n++;
          return {
            ...request,
            path: path(at),
            ...(isKeyed === true && {
              headers: { ...request.headers, 'idempotency-key': randomUUID() },
            }),
            ...(body === undefined ? {} : { body: body(at) }),
          };
        },
      },
    ],
    ...(isGood === undefined ? {} : { verifyBody: (answer) => isGood(String(answer)) }),
  });
}

/**
 * Calls for some seconds, after one of warming up. `busy` tells how long the server has used a processor, in ms. Throws
 * LoadError for an answer that is not good.
 */
export async function measureLoad(load: LoadCase, busy?: () => Promise<number>): Promise<Row> {
  await fire(load, 1);
  const before = await busy?.();
  const { requests, latency, throughput, non2xx, errors, mismatches } = await fire(load, load.seconds ?? 4);
  if (non2xx + errors + mismatches > 0) {
    throw new LoadError(
      `${load.name}: ${non2xx} refused, ${errors} failed, ${mismatches} other than asked for`,
    );
  }
  const used = before === undefined ? null : ((await busy?.()) ?? before) - before;
  return {
    call: load.name,
    'per second': requests.average,
    'p50 ms': latency.p50,
    'p97.5 ms': latency.p97_5,
    'p99 ms': latency.p99,
    bytes: Math.round(throughput.total / Math.max(1, requests.total)),
    ...(used === null ? {} : { 'server ms': (used / Math.max(1, requests.total)).toFixed(2) }),
  };
}
