import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** A shop of its own process, on its own port and its own database. */
export interface ShopProcess {
  port: number;
  /** Ends it as an operator would (SIGTERM) and starts it again on the same data. */
  restart: () => Promise<void>;
  stop: () => Promise<void>;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0);
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('No port was given.');
  return address.port;
}

interface Running {
  stop: () => Promise<void>;
}

/** Resolves once the shop says it is ready; rejects with what it said when it ends before. */
async function run(env: Readonly<Record<string, string>>): Promise<Running> {
  const child = spawn(process.execPath, ['server/start.ts'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'development', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said: string[] = [];
  const ended = once(child, 'exit');
  createInterface(child.stderr).on('line', (line) => said.push(line));
  const ready = new Promise<void>((resolve) => {
    createInterface(child.stdout).on('line', (line) => {
      said.push(line);
      if (line.startsWith('Ready after')) resolve();
    });
  });
  await Promise.race([
    ready,
    ended.then(([code]) => {
      throw new Error(`The shop ended with ${code} before it was ready:\n${said.join('\n')}`);
    }),
  ]);
  return {
    stop: async () => {
      child.kill('SIGTERM');
      const [code] = await ended;
      if (code !== 0) throw new Error(`The shop ended with ${code}:\n${said.slice(-20).join('\n')}`);
    },
  };
}

/** Opens a shop on a copy of a database folder, or on a new one; `keepIn` works on the folder itself. */
export async function openShopProcess(data: { copyOf: string } | { keepIn: string }): Promise<ShopProcess> {
  const folder = 'keepIn' in data ? data.keepIn : await mkdtemp(path.join(tmpdir(), 'shop-e2e-'));
  if ('copyOf' in data) await cp(data.copyOf, folder, { recursive: true });
  const port = await freePort();
  const env = { PORT: String(port), DATA_DIR: folder, PICTURE_DIR: path.join(root, '.data/pictures') };
  let running = await run(env);
  return {
    port,
    restart: async () => {
      await running.stop();
      running = await run(env);
    },
    stop: async () => {
      await running.stop();
      if ('copyOf' in data) await rm(folder, { recursive: true, force: true });
    },
  };
}
