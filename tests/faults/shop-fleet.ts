import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { AnsweringShop } from '../backend/shop-client.ts';
import { answeringPort } from './answering-port.ts';
import { bundleShopProgram } from './shop-program.ts';

interface Running {
  readonly child: ChildProcess;
  readonly port: number;
}

/** Several processes of one shop; one that is killed is started again. */
export interface ShopFleet extends AnsweringShop {
  /** How many processes answer. */
  readonly size: number;
  /** How often a process was killed. */
  readonly kills: number;
  /** Kills one of them with SIGKILL, at once. */
  kill(): void;
  /** Calls that ended without an answer. */
  readonly unanswered: number;
  /** Resolves when all are there again. */
  whole(): Promise<void>;
  stop(): Promise<void>;
}

/** Where processes keep what they compiled: one that replaces a killed one starts twice as fast. */
const compiled = path.join(import.meta.dirname, '../../node_modules/.cache/compiled');

async function start(program: string, env: NodeJS.ProcessEnv): Promise<Running> {
  const child = fork(program, {
    env: { ...process.env, NODE_COMPILE_CACHE: compiled, DEMO_DATA: 'off', ...env },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  const said: string[] = [];
  child.stderr?.on('data', (part: Buffer) => said.push(part.toString()));
  const port = await Promise.race([
    once(child, 'message').then(([sent]) => Number(sent)),
    once(child, 'exit').then(([code]) => {
      throw new Error(`a process of the shop ended with ${code}: ${said.join('')}`);
    }),
  ]);
  return { child, port };
}

/** Starts `size` processes over one database; calls go to them in turn. */
export async function startFleet(size: number, env: NodeJS.ProcessEnv): Promise<ShopFleet> {
  const program = await bundleShopProgram();
  const running: Running[] = await Promise.all(Array.from({ length: size }, () => start(program.file, env)));
  const starting = new Set<Promise<void>>();
  let turn = 0;
  let kills = 0;
  let unanswered = 0;
  let isStopping = false;
  const replace = (): void => {
    const again = start(program.file, env).then(
      (one) => void (isStopping ? one.child.kill('SIGKILL') : running.push(one)),
      // Started anew until it succeeds: the database may be away itself.
      () => (isStopping ? undefined : replace()),
    );
    starting.add(again);
    void again.finally(() => starting.delete(again));
  };
  return {
    get size() {
      return running.length;
    },
    get kills() {
      return kills;
    },
    get unanswered() {
      return unanswered;
    },
    kill() {
      const [victim] = running.splice(Math.floor(Math.random() * running.length), 1);
      if (victim === undefined) return;
      victim.child.kill('SIGKILL');
      kills += 1;
      replace();
    },
    async whole() {
      while (starting.size > 0) await Promise.all(starting);
    },
    app: {
      async fetch(request) {
        while (running.length === 0) await pause(20);
        turn += 1;
        const { port } = running[turn % running.length]!;
        try {
          return await answeringPort(port).app.fetch(request);
        } catch (error) {
          unanswered += 1;
          throw error;
        }
      },
    },
    async stop() {
      isStopping = true;
      await Promise.all(starting);
      const ends = running.map(({ child }) => once(child, 'exit'));
      for (const { child } of running) child.kill('SIGKILL');
      await Promise.all(ends);
      await program.remove();
    },
  };
}
