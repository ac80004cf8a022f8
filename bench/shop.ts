import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../server/root.ts';
import { freePort, startServer, type ServerProcess } from '../tests/server/server-process.ts';

/** A demo shop in a process and a folder of its own. */
export interface BenchShop {
  port: number;
  /** Starts the shop; answers ms until it was ready. */
  start: () => Promise<number>;
  stop: () => Promise<void>;
  /** Stops it and removes its folder. */
  remove: () => Promise<void>;
}

export async function prepareShop(): Promise<BenchShop> {
  const folder = await mkdtemp(path.join(tmpdir(), 'shop-bench-'));
  const port = await freePort();
  const env = {
    PORT: port,
    DATA_DIR: path.join(folder, 'shop'),
    // Drawing pictures is no part of what is measured.
    PICTURE_DIR: path.join(root, '.data/pictures'),
  };
  let running: ServerProcess | null = null;
  const stop = async () => {
    await running?.stop();
    running = null;
  };
  return {
    port: Number(port),
    start: () => {
      running = startServer(env);
      return running.ready();
    },
    stop,
    remove: async () => {
      await stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
