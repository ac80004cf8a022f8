import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPostgres } from '../backend/postgres-server.ts';
import { production } from './production.ts';
import { freePort } from '../free-port.ts';
import { startServer } from './server-process.ts';

let folder: string;
const inFolder = (name: string) => path.join(folder, name);
const settings = async (name: string) => ({
  PORT: String(await freePort()),
  DATA_DIR: inFolder(name),
  PICTURE_DIR: inFolder('pictures'),
});

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'server-start-'));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

test('reliability 23: production with settings of its own starts an empty shop and offers no demo accounts', async () => {
  const env = await settings('production');
  const server = startServer({ ...env, ...production });
  await server.ready();
  expect(server.said.join('\n')).not.toMatch(/demo|outbox/i);
  expect((await fetch(`http://127.0.0.1:${env.PORT}/media/pasta-480.webp`)).status).toBe(404);
  expect(await server.stop()).toEqual({ code: 0, signal: null, refused: '' });
});

test('a retailer’s photographs come from a folder of its own', async () => {
  await mkdir(inFolder('photos/ortavia'), { recursive: true });
  await writeFile(inFolder('photos/ortavia/pasta.jpg'), 'a photograph');
  const own = { PHOTO_DIR: inFolder('photos'), DEFAULT_TENANT: 'ortavia' };
  const env = { ...(await settings('photos')), ...production, ...own };
  const server = startServer(env);
  await server.ready();
  const ask = (key: string) => fetch(`http://127.0.0.1:${env.PORT}/media/${key}-480.webp`);
  const found = await ask('pasta');
  expect([found.status, found.headers.get('content-type'), await found.text()]).toEqual([
    200,
    'image/jpeg',
    'a photograph',
  ]);
  expect((await ask('rice')).status).toBe(404);
  expect(await server.stop()).toEqual({ code: 0, signal: null, refused: '' });
});

test('the demo shop starts on an empty folder, ends cleanly, starts again without filling it, and shares it with nobody', async () => {
  const env = await settings('demo');
  const origin = `http://127.0.0.1:${env.PORT}`;
  const first = startServer(env);
  await first.ready();
  const home = await fetch(origin);
  expect([home.status, await home.text()]).toEqual([200, expect.stringContaining('<h1')]);
  expect(await first.stop()).toEqual({ code: 0, signal: null, refused: '' });
  await expect(fetch(origin)).rejects.toThrow('fetch failed');

  const second = startServer(env);
  await second.ready();
  expect(second.said.join('\n')).not.toContain('Filling');
  expect((await fetch(origin)).status).toBe(200);

  const { code, refused } = await startServer({ ...env, PORT: String(await freePort()) }).ended;
  expect(code).toBe(1);
  expect(refused.replace(/process \d+/, 'process N')).toBe(
    `${env.DATA_DIR} is open in process N: stop it first, or set DATABASE_URL or another DATA_DIR.`,
  );
  expect(await second.stop()).toEqual({ code: 0, signal: null, refused: '' });
});

test('a start that is broken off leaves a folder the next one starts on', async () => {
  const env = await settings('broken-off');
  const first = startServer(env);
  await expect.poll(() => first.said.join('\n'), { timeout: 60_000 }).toContain('Filling the demo shop');
  await first.stop();
  const second = startServer(env);
  await second.ready();
  expect((await fetch(`http://127.0.0.1:${env.PORT}`)).status).toBe(200);
  expect(await second.stop()).toEqual({ code: 0, signal: null, refused: '' });
});

test('DATABASE_URL runs the same server on PostgreSQL', async () => {
  const postgres = await startPostgres(process.env.TEST_POSTGRES === 'installed' ? 'installed' : 'embedded');
  try {
    const env = { ...(await settings('unused')), DATABASE_URL: postgres.url };
    const server = startServer(env);
    await server.ready();
    const home = await fetch(`http://127.0.0.1:${env.PORT}`);
    expect([home.status, await home.text()]).toEqual([200, expect.stringContaining('<h1')]);
    expect(await server.stop()).toEqual({ code: 0, signal: null, refused: '' });
    const again = startServer(env);
    await again.ready();
    expect(again.said.join('\n')).not.toContain('Filling');
    expect(await again.stop()).toEqual({ code: 0, signal: null, refused: '' });
  } finally {
    await postgres.stop();
  }
});
