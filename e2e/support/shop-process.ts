import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { Shop } from './shop.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

async function freePort(): Promise<number> {
  const probe = createServer().listen(0);
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('No port was given.');
  return address.port;
}

type Environment = Readonly<Record<string, string>>;

interface Running {
  stop: () => Promise<void>;
}

/** Resolves once the shop says it is ready; rejects with what it said when it ends before. */
async function run(env: Environment): Promise<Running> {
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

const attempts = 3;

/**
 * Starts the shop as `npm start` does, on a port nobody else has. The shop itself cannot ask for any free port, so one
 * that was taken meanwhile is left for another.
 */
async function startShopProcess(env: Environment): Promise<Shop> {
  for (let attempt = 1; ; attempt += 1) {
    const port = await freePort();
    const all = { PORT: String(port), PICTURE_DIR: path.join(root, '.data/pictures'), ...env };
    try {
      let running = await run(all);
      return {
        port,
        restart: async () => {
          await running.stop();
          running = await run(all);
        },
        stop: () => running.stop(),
      };
    } catch (error) {
      if (attempt === attempts || !String(error).includes(`Port ${port} is in use`)) throw error;
    }
  }
}

/** Opens a shop of its own process on an embedded database that is seeded while it starts. */
export async function openShopProcess(): Promise<Shop> {
  const folder = await mkdtemp(path.join(tmpdir(), 'shop-e2e-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    const shop = await startShopProcess({ DATA_DIR: folder });
    return {
      ...shop,
      stop: async () => {
        await shop.stop();
        await remove();
      },
    };
  } catch (error) {
    await remove();
    throw error;
  }
}
