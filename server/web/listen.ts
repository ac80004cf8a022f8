import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';

/** The address cannot be listened on; the message says why and what to do. */
export class ListenError extends Error {
  override readonly name = 'ListenError';
}

/** Timeouts of a connection, in ms: a client that takes longer holds it for nothing, or means harm. */
export interface Timeouts {
  /** Until the headers of a request are there. */
  readonly headers: number;
  /** Until all of a request is there. */
  readonly request: number;
  /** Without a byte sent or read while a response is made or read. */
  readonly idle: number;
  /** Until the next request on a connection; a balancer has to let go of an idle one sooner than the shop does. */
  readonly keepAlive: number;
  /** How often headers and requests are checked. */
  readonly checkInterval: number;
}

const defaultTimeouts: Timeouts = {
  headers: 10_000,
  request: 20_000,
  idle: 60_000,
  keepAlive: 75_000,
  checkInterval: 2_000,
};

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
  { host, port, timeouts = defaultTimeouts }: { host: string; port: number; timeouts?: Timeouts },
): Promise<Server> {
  const server = createServer(
    {
      headersTimeout: timeouts.headers,
      requestTimeout: timeouts.request,
      keepAliveTimeout: timeouts.keepAlive,
      connectionsCheckingInterval: timeouts.checkInterval,
    },
    listener,
  );
  server.setTimeout(timeouts.idle);
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

const idleCheckMs = 50;

/** Stops taking connections and ends those that are idle; the others get a moment to finish. */
export function close(server: Server, graceMs = 3_000): Promise<void> {
  drain(server);
  return new Promise((resolve) => {
    // What is under way may have promised its connection to a next request.
    const idleCheck = setInterval(() => server.closeIdleConnections(), idleCheckMs);
    server.close(() => {
      clearInterval(idleCheck);
      resolve();
    });
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), graceMs).unref();
  });
}
