import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '../../server/root.ts';
import { freePort } from '../free-port.ts';
import { production } from './production.ts';
import { startServer, type ServerProcess } from './server-process.ts';

let folder: string;
const servers: ServerProcess[] = [];

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'server-load-'));
});

afterAll(async () => {
  await Promise.all(servers.map((server) => server.kill()));
  await rm(folder, { recursive: true, force: true });
});

async function open(name: string, env: Readonly<Record<string, string>>): Promise<string> {
  const port = await freePort();
  const dirs = { DATA_DIR: path.join(folder, name), PICTURE_DIR: path.join(folder, 'pictures') };
  const server = startServer({ ...dirs, ...env, PORT: String(port) });
  servers.push(server);
  await server.ready();
  return `http://cestolieto.localhost:${port}`;
}

/** Runs the program; answers how it ended and what it said. */
function load(...args: readonly string[]): Promise<{ code: number; said: string; refused: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, ['scripts/load/load.ts', ...args], { cwd: root }, (error, said, refused) => {
      resolve({ code: error === null ? 0 : Number(error.code), said, refused: refused.trim() });
    });
  });
}

test('shoppers of a demo shop buy at once, and every call they made is told', async () => {
  const url = await open('demo', { TRUSTED_PROXIES: '127.0.0.1' });
  const { code, said, refused } = await load('--url', url, '--shoppers', '3', '--minutes', '0.1');
  expect([code, refused]).toEqual([0, '']);
  const [, orders = '0'] = /^(\d+) orders, 0 answers failed, 0 shoppers gave up\.$/m.exec(said) ?? [];
  expect(Number(orders)).toBeGreaterThanOrEqual(3);
  const bought = said.split('\n').find((line) => line.startsWith('POST /ebsn/api/checkout/buy'));
  expect(bought?.split(/\s+/)).toEqual([
    'POST',
    '/ebsn/api/checkout/buy',
    orders,
    ...Array(3).fill(expect.any(String)),
    '0',
  ]);
}, 120_000);

test('a shop where people buy is sent nothing', async () => {
  const url = await open('production', production);
  expect(await load('--url', url)).toEqual({
    code: 1,
    said: '',
    refused: `${url} is no demo shop: nothing was sent to it.`,
  });
});

test.each([
  [['--url', 'nowhere'], '--url needs the address of a demo shop: http://<brand>.localhost:3000.'],
  [['--url', 'http://a.localhost', '--shoppers', '0'], '--shoppers is a number from 1 to 2000.'],
  [['--url', 'http://a.localhost', '--minutes', '0'], '--minutes is more than 0, up to 600.'],
])('what makes no sense is said: %s', async (args, refused) => {
  expect(await load(...args)).toEqual({ code: 1, said: '', refused });
});
