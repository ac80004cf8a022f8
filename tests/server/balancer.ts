import { once } from 'node:events';
import { createServer, request as send, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** Sends each request to the next of several servers that say they are ready. */
export interface Balancer {
  readonly port: number;
  /** Ports of the servers that get requests now. */
  readonly inTurn: readonly number[];
  /** The port that was given the latest request. */
  readonly latest: number;
  /** Requests that were sent to a server and got no whole answer, by `method path`. */
  readonly failed: readonly string[];
  /** How many requests a server has answered. */
  answeredBy(port: number): number;
  close(): Promise<void>;
}

const betweenLooks = 50;
const host = '127.0.0.1';

/** Sent to nobody: another server may have it. */
class UnsentError extends Error {
  override readonly name = 'UnsentError';
}

const isReady = (port: number): Promise<boolean> =>
  fetch(`http://${host}:${port}/readyz`, { signal: AbortSignal.timeout(2_000) }).then(
    ({ status }) => status === 200,
    () => false,
  );

/** Sends a request on a connection of its own. Rejects with UnsentError where there is none to be had. */
function forward(port: number, asked: IncomingMessage, body: Buffer): Promise<IncomingMessage> {
  const { method, url, headers, socket } = asked;
  const forwarded = {
    'x-forwarded-for': socket.remoteAddress,
    'x-forwarded-host': headers.host,
    'x-forwarded-proto': 'http',
    connection: 'close',
  };
  return new Promise((resolve, reject) => {
    let isSent = false;
    const options = { host, port, method, path: url, headers: { ...headers, ...forwarded }, agent: false };
    const sent = send(options, resolve);
    sent.once('socket', (wire) => wire.once('connect', () => (isSent = true)));
    sent.once('error', (cause) => reject(isSent ? cause : new UnsentError('no connection', { cause })));
    sent.end(body);
  });
}

const ofTheConnection = new Set(['connection', 'keep-alive', 'transfer-encoding']);

/** The headers of an answer without those that speak of the connection it came on. */
function ownHeaders({ rawHeaders }: IncomingMessage): string[] {
  const pairs = rawHeaders.flatMap((name, at) => (at % 2 === 0 ? [[name, rawHeaders[at + 1] ?? '']] : []));
  return pairs.filter(([name = '']) => !ofTheConnection.has(name.toLowerCase())).flat();
}

/** Listens on a port of its own for the servers on these ports, and asks each of them all the time how it is. */
export async function openBalancer(ports: readonly number[]): Promise<Balancer> {
  const ready = new Set<number>();
  const answered = new Map<number, number>();
  const failed: string[] = [];
  let turn = 0;
  let latest = 0;

  const look = async (port: number) => {
    if (await isReady(port)) ready.add(port);
    else ready.delete(port);
  };
  await Promise.all(ports.map(look));
  const looking = ports.map((port) => setInterval(() => void look(port), betweenLooks));

  const serve = async (asked: IncomingMessage, answer: ServerResponse): Promise<void> => {
    const body = await buffer(asked);
    for (const tried = new Set<number>(); ;) {
      const left = ports.filter((port) => ready.has(port) && !tried.has(port));
      turn += 1;
      const port = left[turn % left.length];
      if (port === undefined) {
        answer.writeHead(503).end();
        return;
      }
      tried.add(port);
      latest = port;
      try {
        const given = await forward(port, asked, body);
        const whole = await buffer(given);
        answer.writeHead(given.statusCode ?? 0, ownHeaders(given)).end(whole);
        answered.set(port, (answered.get(port) ?? 0) + 1);
        return;
      } catch (error) {
        if (error instanceof UnsentError) continue;
        failed.push(`${asked.method} ${asked.url}`);
        answer.destroy();
        return;
      }
    }
  };
  const server = createServer((asked, answer) => void serve(asked, answer).catch(() => answer.destroy()));
  server.listen(0, host);
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    get inTurn() {
      return ports.filter((port) => ready.has(port));
    },
    get latest() {
      return latest;
    },
    failed,
    answeredBy: (port) => answered.get(port) ?? 0,
    async close() {
      for (const one of looking) clearInterval(one);
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
