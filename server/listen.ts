import { createServer, type RequestListener, type Server } from 'node:http';

/** The address cannot be listened on; the message says why and what to do. */
export class ListenError extends Error {
  override readonly name = 'ListenError';
}

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
  { host, port }: { host: string; port: number },
): Promise<Server> {
  const server = createServer(listener);
  return new Promise((resolve, reject) => {
    server.once('error', (error) => {
      const reason =
        reasons[codeOf(error)]?.(port) ?? `The shop cannot listen on port ${port}: ${error.message}`;
      reject(new ListenError(reason, { cause: error }));
    });
    server.listen({ port, ...(host === '' ? {} : { host }) }, () => resolve(server));
  });
}

/** Stops taking connections and ends those that are idle; the others get a moment to finish. */
export function close(server: Server, patienceMs = 3_000): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), patienceMs).unref();
  });
}
