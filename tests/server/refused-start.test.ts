import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../free-port.ts';
import { occupy, startServer } from './server-process.ts';

let folder: string;
const inFolder = (name: string) => path.join(folder, name);
const settings = async (name: string) => ({
  PORT: String(await freePort()),
  DATA_DIR: inFolder(name),
  PICTURE_DIR: inFolder('pictures'),
});

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'server-refused-'));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

test('a port in use ends the start with one sentence', async () => {
  const { port, server } = await occupy();
  const { ended } = startServer({ ...(await settings('unused')), PORT: String(port) });
  expect(await ended).toEqual({
    code: 1,
    signal: null,
    refused: `Port ${port} is in use: stop what listens there or set PORT to another one.`,
  });
  server.close();
});

test.each([
  [{ PORT: 'http' }, 'PORT is not valid: a number from 1 to 65535.'],
  [{ HOST: '192.0.2.1' }, 'HOST is no address of this machine.'],
  [
    { DATABASE_URL: 'shop' },
    'DATABASE_URL is not valid: an address like postgres://user:password@host:5432/shop.',
  ],
  [{ TRUSTED_PROXIES: 'proxy' }, 'TRUSTED_PROXIES is not valid: comma list of addresses or CIDR ranges.'],
  [
    { DEFAULT_TENANT: 'nobody' },
    'DEFAULT_TENANT is not valid: one of cestolieto, ortavia, passolesto, quincegate.',
  ],
  [
    { SECURE_COOKIES: 'sometimes' },
    'SECURE_COOKIES is not valid: auto marks cookies Secure on https requests, on always does.',
  ],
])('the configuration %o ends the start with one sentence', async (wrong, sentence) => {
  const { ended } = startServer({ ...(await settings('unused')), ...wrong });
  expect(await ended).toEqual({ code: 1, signal: null, refused: sentence });
});

test('a broken data directory ends the start with one sentence', async () => {
  const broken = inFolder('broken');
  await mkdir(broken);
  await writeFile(path.join(broken, 'PG_VERSION'), '9');
  const { ended } = startServer(await settings('broken'));
  expect(await ended).toEqual({
    code: 1,
    signal: null,
    refused: `The shop could not open its database in ${broken}: its files are damaged. Move that folder away to start anew.`,
  });
});

test('a data directory that is a file ends the start with one sentence', async () => {
  const file = inFolder('file');
  await writeFile(file, 'no database');
  const { ended } = startServer(await settings('file'));
  expect(await ended).toEqual({
    code: 1,
    signal: null,
    refused: `The shop could not open its database in ${file}: it is no folder. Move that folder away to start anew.`,
  });
});

test('a PostgreSQL that does not answer ends the start with one sentence without the password', async () => {
  const port = await freePort();
  const databaseUrl = `postgres://shop:secret@127.0.0.1:${port}/shop`;
  const { ended } = startServer({ ...(await settings('unused')), DATABASE_URL: databaseUrl });
  expect(await ended).toEqual({
    code: 1,
    signal: null,
    refused: `The shop could not open PostgreSQL at 127.0.0.1:${port}/shop: connect ECONNREFUSED 127.0.0.1:${port}. Check DATABASE_URL.`,
  });
});

test('reliability 23: production refuses default secrets, demo accounts and the calls of development', async () => {
  const { ended } = startServer({ ...(await settings('unused')), NODE_ENV: 'production' });
  expect(await ended).toEqual({
    code: 1,
    signal: null,
    refused: [
      'PSP_SECRET must be set to at least 32 characters of your own in production.',
      'DEMO_DATA must be off in production: the demo accounts have a public password.',
      'EMBEDDED must be off in production: its calls show mails and approve payments.',
      'PUBLIC_ORIGIN must be set in production: links in mails start with it, e.g. https://{domain}.',
    ].join('\n'),
  });
});
