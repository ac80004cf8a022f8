import { Agent, request } from 'node:http';
import type { Row } from './table.ts';

/** A call repeated as fast as a few clients can. */
export interface LoadCase {
  name: string;
  port: number;
  host: string;
  /** Address of the n-th call. */
  path: (n: number) => string;
}

const clients = 8;
const warmUp = 1_000;
const duration = 4_000;

interface Measured {
  times: number[];
  bytes: number;
  seconds: number;
}

function call(agent: Agent, { port, host, path }: LoadCase, n: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { host, 'accept-encoding': 'br' };
    const sent = request({ agent, port, host: '127.0.0.1', path: path(n), headers }, (response) => {
      let bytes = 0;
      response.on('data', (part: Buffer) => (bytes += part.length));
      response.on('error', reject);
      response.on('end', () => {
        if (response.statusCode === 200) resolve(bytes);
        else reject(new Error(`${path(n)} answered ${response.statusCode}`));
      });
    });
    sent.on('error', reject);
    sent.end();
  });
}

async function measure(load: LoadCase): Promise<Measured> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const times: number[] = [];
  let n = 0;
  let bytes = 0;
  const start = performance.now() + warmUp;
  const end = start + duration;
  const client = async () => {
    for (let sent = performance.now(); sent < end; sent = performance.now()) {
      bytes = await call(agent, load, n++);
      if (sent >= start) times.push(performance.now() - sent);
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  const seconds = (performance.now() - start) / 1000;
  agent.destroy();
  return { times, bytes, seconds };
}

function percentile(sorted: readonly number[], part: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}

/** Calls with eight clients for four seconds after one of warming up. Rejects for an answer that is not 200. */
export async function measureLoad(load: LoadCase): Promise<Row> {
  const { times, bytes, seconds } = await measure(load);
  const sorted = times.toSorted((one, other) => one - other);
  return {
    call: load.name,
    'per second': times.length / seconds,
    'p50 ms': percentile(sorted, 0.5),
    'p95 ms': percentile(sorted, 0.95),
    'p99 ms': percentile(sorted, 0.99),
    bytes,
  };
}
