import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lastWorker } from './last-worker.ts';
import { openStaticFiles, type StaticFiles } from './static-files.ts';

let dist: string;
let folder: string;
let files: StaticFiles;

beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'static-files-'));
  folder = join(dist, 'client');
  await mkdir(folder);
  await mkdir(join(dist, 'earlier/before'), { recursive: true });
  await writeFile(join(dist, 'earlier/before/old-A0.js'), 'script of the build before');
  await writeFile(join(dist, 'earlier/before/entry-B1a2.js'), 'not this one');
  const assets = join(folder, 'assets');
  await mkdir(assets);
  const contents = {
    'entry-B1a2.js': 'plain script',
    'entry-B1a2.js.br': 'script in br',
    'entry-B1a2.js.gz': 'script in gz',
    'a-c3D4.css': 'plain style',
    'a-c3D4.css.gz': 'style in gz',
    'text-E5.woff2': 'font',
    'mark-F6.svg': '<svg/>',
    'notes.txt': 'no type of the build',
  };
  for (const [name, text] of Object.entries(contents)) await writeFile(join(assets, name), text);
  await writeFile(join(folder, 'secret.js'), 'beside the assets');
  await writeFile(join(folder, 'service-worker.js'), 'the worker');
  files = await openStaticFiles(folder);
});

afterAll(() => rm(dist, { recursive: true, force: true }));

const get = async (pathname: string, headers: Record<string, string> = {}, method = 'GET') => {
  const response = await files(new Request('http://shop.example/', { method, headers }), pathname);
  if (response === null) return null;
  return {
    status: response.status,
    body: await response.text(),
    headers: Object.fromEntries(response.headers),
  };
};

const forever = 'public, max-age=31536000, immutable';

describe('a file of the build', () => {
  test.each([
    ['entry-B1a2.js', 'plain script', 'text/javascript; charset=utf-8'],
    ['a-c3D4.css', 'plain style', 'text/css; charset=utf-8'],
    ['text-E5.woff2', 'font', 'font/woff2'],
    ['mark-F6.svg', '<svg/>', 'image/svg+xml'],
  ])('%s is kept for ever under its hashed name', async (name, body, type) => {
    expect(await get(`/assets/${name}`)).toMatchObject({
      status: 200,
      body,
      headers: { 'content-type': type, 'cache-control': forever },
    });
  });

  test.each([
    ['br, gzip', 'script in br', 'br'],
    ['gzip', 'script in gz', 'gzip'],
    ['gzip, br;q=0', 'script in gz', 'gzip'],
    ['identity', 'plain script', undefined],
    ['', 'plain script', undefined],
  ])('comes packed as it was built, for "%s"', async (accept, body, encoding) => {
    const answer = await get('/assets/entry-B1a2.js', { 'Accept-Encoding': accept });
    expect([answer?.body, answer?.headers['content-encoding'], answer?.headers['vary']]).toEqual([
      body,
      encoding,
      'Accept-Encoding',
    ]);
  });

  test('comes plain, and may differ for nobody, where it was not packed', async () => {
    const answer = await get('/assets/text-E5.woff2', { 'Accept-Encoding': 'br, gzip' });
    expect(answer?.headers).toEqual({ 'content-type': 'font/woff2', 'cache-control': forever });
  });

  test('a file packed one way only comes that way to whoever takes it', async () => {
    const packed = await get('/assets/a-c3D4.css', { 'Accept-Encoding': 'gzip' });
    const plain = await get('/assets/a-c3D4.css', { 'Accept-Encoding': 'identity' });
    expect([packed?.body, packed?.headers['vary'], plain?.body, plain?.headers['vary']]).toEqual([
      'style in gz',
      'Accept-Encoding',
      'plain style',
      'Accept-Encoding',
    ]);
  });

  test('HEAD tells the same without the body', async () => {
    const answer = await get('/assets/entry-B1a2.js', { 'Accept-Encoding': 'br' }, 'HEAD');
    expect([answer?.status, answer?.body, answer?.headers['content-encoding']]).toEqual([200, '', 'br']);
  });

  test('a part that is asked for comes whole', async () => {
    const answer = await get('/assets/entry-B1a2.js', { Range: 'bytes=0-3' });
    expect([answer?.status, answer?.body]).toEqual([200, 'plain script']);
  });
});

describe('what is no file of the build', () => {
  test.each([
    '/assets/',
    '/assets/unknown.js',
    '/assets/notes.txt',
    '/assets/entry-B1a2.js.br',
    '/assets/entry-B1a2.js.gz',
    '/assets/../secret.js',
    '/assets/..%2Fsecret.js',
    '/assets/%2e%2e/secret.js',
    '/assets/..\\secret.js',
    '/assets/..',
    '/assets/./entry-B1a2.js',
    '/assets//entry-B1a2.js',
    '/assets/entry-B1a2.js/',
    '/assets/entry-B1a2.js%00',
    '/assets/entry-B1a2.js\0.css',
    '/ASSETS/entry-B1a2.js',
    '/secret.js',
    '/assets/constructor',
    '/assets/__proto__',
    '/assets/.js',
  ])('%j is not answered', async (pathname) => {
    expect(await get(pathname)).toBeNull();
  });
});

describe('beside the files of the build', () => {
  test('B-27: those of a build that was replaced lately are there, where this one has none of the name', async () => {
    expect(await get('/assets/old-A0.js')).toMatchObject({
      status: 200,
      body: 'script of the build before',
      headers: { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': forever },
    });
    expect((await get('/assets/entry-B1a2.js'))?.body).toBe('plain script');
    expect(await get('/assets/older-A0.js')).toBeNull();
  });

  test('B-40: the worker is looked for anew with every page', async () => {
    expect(await get('/service-worker.js')).toMatchObject({
      status: 200,
      body: 'the worker',
      headers: { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' },
    });
  });

  test('B-40: a worker that is switched off is not there: what is sent for it ends those that browsers have', async () => {
    const without = await openStaticFiles(folder, { hasWorker: false });
    expect(await without(new Request('http://shop.example/'), '/service-worker.js')).toBeNull();
    const last = lastWorker();
    expect(last.headers.get('cache-control')).toBe('no-cache');
    const text = await last.text();
    expect(text).toContain('registration.unregister()');
    expect(text).toContain('caches.delete(name)');
    expect(text).not.toContain("'fetch'");
  });
});
