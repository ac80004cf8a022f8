import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPostgres, type PostgresServer } from '../backend/postgres-server.ts';
import { production } from './production.ts';
import { freePort } from '../free-port.ts';

let folder: string;
let postgres: PostgresServer;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'shop-doctor-'));
  for (const brand of ['cestolieto', 'ortavia', 'passolesto', 'quincegate']) {
    await mkdir(path.join(folder, 'photos', brand), { recursive: true });
  }
  postgres = await startPostgres(process.env.TEST_POSTGRES === 'installed' ? 'installed' : 'embedded');
}, 60_000);

afterAll(async () => {
  await postgres?.stop();
  await rm(folder, { recursive: true, force: true });
});

interface Examined {
  readonly code: number;
  /** Lines without those that say that all is well. */
  readonly bad: readonly string[];
  readonly last: string;
}

/** `npm run doctor` with these settings and no others of ours. */
async function doctor(env: Readonly<Record<string, string>>): Promise<Examined> {
  const { PATH = '', HOME = '' } = process.env;
  const settings = {
    PATH,
    HOME,
    PORT: String(await freePort()),
    PICTURE_DIR: path.join(folder, 'pictures'),
    ...(env.NODE_ENV === 'production' ? { PHOTO_DIR: path.join(folder, 'photos') } : {}),
    ...env,
  };
  const root = path.join(import.meta.dirname, '../..');
  return new Promise((resolve) => {
    execFile(process.execPath, ['scripts/doctor.ts'], { cwd: root, env: settings }, (error, stdout) => {
      const lines = stdout.trim().split('\n');
      resolve({
        code: typeof error?.code === 'number' ? error.code : 0,
        bad: lines.filter((line) => /^[!✗]/.test(line)),
        last: lines.at(-1) ?? '',
      });
    });
  });
}

const client = { issuer: 'https://id.example', clientId: 'shop', clientSecret: 'a secret' };

/** The providers that the brands offer their shoppers. */
const identity = {
  SOCIAL_PROVIDERS: JSON.stringify({
    cestolieto: { google: client, facebook: client },
    ortavia: { google: client, facebook: client },
    passolesto: { google: client },
  }),
  SAML_PROVIDERS: JSON.stringify({
    cestolieto: { entryPoint: 'https://id.example/saml', certificate: 'a certificate' },
  }),
};

const whole = {
  ...production,
  SMTP_URL: 'smtps://mail.example:465',
  TRUSTED_PROXIES: '10.0.0.0/8',
  DRAIN_MS: '5000',
  ...identity,
};

test('a machine on which nothing was started yet has nothing wrong', async () => {
  const DATA_DIR = path.join(folder, 'shop');
  expect(await doctor({ DATA_DIR })).toEqual({
    code: 0,
    bad: [`! There is nothing in ${DATA_DIR} yet: the first start fills it.`],
    last: expect.stringMatching(/^0 wrong, 1 to think about, \d+ good\.$/) as unknown,
  });
});

test('pictures of the demo shop need a folder that can be written to', async () => {
  const PICTURE_DIR = 'package.json/pictures';
  expect((await doctor({ DATA_DIR: path.join(folder, 'shop'), PICTURE_DIR })).bad).toContain(
    `✗ ${PICTURE_DIR}, for pictures, cannot be written to.`,
  );
});

test('a production without photographs is told that it shows none', async () => {
  const { bad } = await doctor({ ...whole, DATABASE_URL: postgres.url, PHOTO_DIR: '' });
  expect(bad).toContain('! PHOTO_DIR is empty: products have no pictures.');
});

test('a whole production has only its first migration before it', async () => {
  const { code, bad } = await doctor({ ...whole, DATABASE_URL: postgres.url });
  expect(code).toBe(0);
  expect(bad).toEqual([expect.stringMatching(/^! Migrations are missing: 0001_shop/)]);
});

test.each([
  [
    { DATABASE_SPREAD: 'citus' },
    '✗ The database has no extension citus: CREATE EXTENSION citus, there and on every node.',
  ],
  [{ SMTP_URL: '' }, '✗ SMTP_URL is empty: mails stay in the outbox and reach nobody.'],
  [
    { PUBLIC_ORIGIN: 'http://{domain}' },
    '✗ PUBLIC_ORIGIN is http://{domain}: without https nobody stays logged in safely.',
  ],
  [
    { DATABASE_URL: 'postgres://shop:secret@127.0.0.1:1/shop' },
    '✗ The shop could not open PostgreSQL at 127.0.0.1:1/shop: connect ECONNREFUSED 127.0.0.1:1. Check DATABASE_URL.',
  ],
  [
    { PHOTO_DIR: 'package.json/photos' },
    '✗ package.json/photos/ortavia, for the photographs of Ortavia, cannot be read: its products have no pictures.',
  ],
  [
    { PSP_SECRET: 'short word' },
    '✗ PSP_SECRET must be set to at least 32 characters of your own in production.',
  ],
])('reliability 23: %o is told as what is wrong', async (setting, says) => {
  const { code, bad } = await doctor({ ...whole, DATABASE_URL: postgres.url, ...setting });
  expect(code).toBe(1);
  expect(bad).toContain(says);
});
