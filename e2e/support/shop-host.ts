import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { Shop, ShopSettings } from './shop.ts';
import type { ShopAnswer, ShopRequest, ShopWish } from './shop-host-messages.ts';

const program = fileURLToPath(new URL('./shop-host-process.ts', import.meta.url));

/** A process that opens one shop after the other: it loads the code of the shop once. */
export interface ShopHost {
  open(settings?: ShopSettings): Promise<Shop>;
  close(): Promise<void>;
}

interface ShopHostOptions {
  /** A seeded PostgreSQL database: each shop has a copy. */
  databaseUrl: string;
  /** The one fault its pages have, of those planted in the build; 0 for none. */
  plantedFault: number;
}

/** Starts a host of shops. */
export function startShopHost({ databaseUrl, plantedFault }: ShopHostOptions): ShopHost {
  const child = fork(program, {
    // React renders twice as fast so; the shops are told that they are in development.
    env: {
      ...process.env,
      NODE_ENV: 'production',
      SHOP_DATABASE_URL: databaseUrl,
      PLANTED_FAULT: String(plantedFault),
    },
    // What the runner hands its workers is not for the shop.
    execArgv: [],
    stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
  });
  const said: string[] = [];
  if (child.stderr !== null) createInterface(child.stderr).on('line', (line) => said.push(line));
  const waiting = new Map<number, PromiseWithResolvers<number>>();
  const ended = once(child, 'exit');
  child.once('exit', (code) => {
    const reason = new Error(`The host of shops ended with ${code}:\n${said.slice(-20).join('\n')}`);
    for (const { reject } of waiting.values()) reject(reason);
  });
  // Only our own program answers.
  child.on('message', (answer: ShopAnswer) => {
    const asked = waiting.get(answer.id);
    waiting.delete(answer.id);
    if ('port' in answer) asked?.resolve(answer.port);
    else asked?.reject(new Error(`${answer.failure}\n${said.slice(-20).join('\n')}`));
  });
  let asked = 0;
  const ask = (wish: ShopWish): Promise<number> => {
    const request: ShopRequest = { id: (asked += 1), ...wish };
    const answered = Promise.withResolvers<number>();
    waiting.set(request.id, answered);
    child.send(request);
    return answered.promise;
  };
  return {
    open: async (settings = {}) => {
      const port = await ask({ ask: 'open', settings });
      return {
        port,
        restart: async (worker = 'built') => void (await ask({ ask: 'restart', port, worker })),
        stop: async () => void (await ask({ ask: 'stop', port })),
      };
    },
    close: async () => {
      if (child.connected) child.disconnect();
      await ended;
    },
  };
}
