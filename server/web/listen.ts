import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';

/** The address cannot be listened on; the message says why and what to do. */
export class ListenError extends Error {
  override readonly name = 'ListenError';
}

/** How long clients may take, in ms: whoever takes longer holds a connection for nothing, or means harm. */
export interface Patience {
  /** Until the headers of a request are there. */
  readonly headers: number;
  /** Until all of a request is there. */
  readonly request: number;
  /** Without a byte on the way while an answer is made or read. */
  readonly answer: number;
  /** Until the next request on a connection; a balancer has to let go of an idle one sooner than the shop does. */
  readonly next: number;
  /** How often headers and requests are looked at. */
  readonly checked: number;
}

const usual: Patience = { headers: 10_000, request: 20_000, answer: 60_000, next: 75_000, checked: 2_000 };

const reasons: Readonly<Record<string, (port: number) => string>> = {
  EADDRINUSE: (port) => `Port ${port} is in use: stop what listens there or set PORT to another one.`,
  EACCES: (port) => `Port ${port} needs more rights than this user has: set PORT to one above 1023.`,
  EADDRNOTAVAIL: () => 'HOST is no address of this machine.',
  ENOTFOUND: () => 'HOST is no address of this machine.',
};

const codeOf = (error: Error): string =>
  'code' in error && typeof error.code === 'string' ? error.code : '';

/** Starts listening. Throws ListenError. */
export function listen(
  listener: RequestListener,
  { host, port, patience = usual }: { host: string; port: number; patience?: Patience },
): Promise<Server> {
  const server = createServer(
    {
      headersTimeout: patience.headers,
      requestTimeout: patience.request,
      keepAliveTimeout: patience.next,
      connectionsCheckingInterval: patience.checked,
    },
    listener,
  );
  server.setTimeout(patience.answer);
  return new Promise((resolve, reject) => {
    server.once('error', (error) => {
      const reason =
        reasons[codeOf(error)]?.(port) ?? `The shop cannot listen on port ${port}: ${error.message}`;
      reject(new ListenError(reason, { cause: error }));
    });
    server.listen({ port, ...(host === '' ? {} : { host }) }, () => resolve(server));
  });
}

/** From now on every answer ends its connection, so that who comes next comes to another process. */
export function drain(server: Server): void {
  server.prependListener('request', (_, response: ServerResponse) => {
    response.shouldKeepAlive = false;
  });
}

const betweenLooks = 50;

/** Stops taking connections and ends those that are idle; the others get a moment to finish. */
export function close(server: Server, patienceMs = 3_000): Promise<void> {
  drain(server);
  return new Promise((resolve) => {
    // What is under way may have promised its connection to a next request.
    const looking = setInterval(() => server.closeIdleConnections(), betweenLooks);
    server.close(() => {
      clearInterval(looking);
      resolve();
    });
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), patienceMs).unref();
  });
}
