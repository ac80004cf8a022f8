import { vi } from 'vitest';
import { openBalancer, type Balancer } from './balancer.ts';
import { freePort } from '../free-port.ts';
import { startServer, type ServerProcess } from './server-process.ts';

/** Several servers of one shop behind a balancer, by the ports they listen on. */
export interface ServerFleet {
  readonly balancer: Balancer;
  readonly ports: readonly number[];
  at(port: number): ServerProcess;
  /** Everything that all of them said, also those that ended. */
  said(): readonly string[];
  /** Starts a server that has ended again; resolves when it gets requests. */
  restart(port: number): Promise<void>;
  /** Resolves when so many servers get requests. */
  untilInTurn(count: number): Promise<void>;
  stop(): Promise<void>;
}

const patience = 60_000;

/** Starts so many servers with the same settings. */
export async function startServerFleet(
  size: number,
  env: Readonly<Record<string, string>>,
): Promise<ServerFleet> {
  const running = new Map<number, ServerProcess>();
  const all: ServerProcess[] = [];
  const start = async (port: number): Promise<void> => {
    const server = startServer({ ...env, PORT: String(port) });
    running.set(port, server);
    all.push(server);
    await server.ready();
  };
  const ports: number[] = [];
  const starting: Promise<void>[] = [];
  while (ports.length < size) {
    const port = await freePort();
    ports.push(port);
    starting.push(start(port));
  }
  await Promise.all(starting);
  const balancer = await openBalancer(ports);
  const untilInTurn = async (count: number): Promise<void> => {
    await vi.waitUntil(() => balancer.inTurn.length === count, patience);
  };
  await untilInTurn(size);
  const at = (port: number): ServerProcess => {
    const server = running.get(port);
    if (server === undefined) throw new Error(`no server listens on ${port}`);
    return server;
  };
  return {
    balancer,
    ports,
    at,
    said: () => all.flatMap(({ said }) => said),
    untilInTurn,
    async restart(port) {
      await at(port).ended;
      await start(port);
      await vi.waitUntil(() => balancer.inTurn.includes(port), patience);
    },
    async stop() {
      await balancer.close();
      await Promise.all([...running.values()].map((server) => server.kill()));
    },
  };
}
