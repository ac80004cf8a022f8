import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** How a server ended; `refused` is what it said on standard error. */
interface Ending {
  code: number | null;
  signal: NodeJS.Signals | null;
  refused: string;
}

/** `node server/start.ts` as an operator runs it. */
export interface ServerProcess {
  /** Everything it said. */
  said: string[];
  /** Resolves with ms since it was started; rejects when it ends before. */
  ready: () => Promise<number>;
  ended: Promise<Ending>;
  /** Tells it to end. */
  stop: () => Promise<Ending>;
  /** Ends it at once, whatever it is doing. */
  kill: () => Promise<Ending>;
}

type Environment = Readonly<Record<string, string>>;

/** Starts the server with these settings and no others of ours. */
export function startServer(env: Environment): ServerProcess {
  const started = performance.now();
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn(process.execPath, ['server/start.ts'], {
    cwd: root,
    env: { PATH, HOME, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said: string[] = [];
  const refused: string[] = [];
  const ended = once(child, 'close').then(([code, signal]): Ending => ({
    code,
    signal,
    refused: refused.join('\n'),
  }));
  const readyAt = new Promise<number>((resolve) => {
    createInterface(child.stdout).on('line', (line) => {
      said.push(line);
      if (line.startsWith('Ready after')) resolve(performance.now() - started);
    });
  });
  createInterface(child.stderr).on('line', (line) => refused.push(line));
  return {
    said,
    ready: () =>
      Promise.race([
        readyAt,
        ended.then(({ code, refused }) => {
          throw new Error(`The server ended with ${code} before it was ready: ${refused}`);
        }),
      ]),
    ended,
    stop: () => {
      child.kill('SIGTERM');
      return ended;
    },
    kill: () => {
      child.kill('SIGKILL');
      return ended;
    },
  };
}

/** Somebody who listens on a port of their own choice. */
export async function occupy(): Promise<{ port: number; server: Server }> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port was given');
  return { port: address.port, server };
}
