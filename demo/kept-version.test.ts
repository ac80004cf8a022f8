import { mkdir, mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keptVersion } from './kept-version.ts';

let folder = '';
let made = 0;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'kept-version-'));
  await mkdir(path.join(folder, 'src/deep'), { recursive: true });
  await writeFile(path.join(folder, 'src/deep/goods.ts'), 'one');
  made = 0;
});

afterEach(() => rm(folder, { recursive: true, force: true }));

const version = (besides = '') =>
  keptVersion(
    { folders: [path.join(folder, 'src')], besides, file: path.join(folder, 'cache/version') },
    () => Promise.resolve(`made ${(made += 1)}`),
  );

test('a version is made once while no source changes', async () => {
  expect([await version(), await version()]).toEqual(['made 1', 'made 1']);
});

test('it is made anew when a source is written, added or removed, or what it depends on besides changes', async () => {
  await version();
  const goods = path.join(folder, 'src/deep/goods.ts');
  await writeFile(goods, 'two');
  await utimes(goods, 1_000, 1_000);
  expect(await version()).toBe('made 2');
  await writeFile(path.join(folder, 'src/more.ts'), '');
  expect(await version()).toBe('made 3');
  await rm(path.join(folder, 'src/more.ts'));
  expect(await version()).toBe('made 4');
  expect(await version('another brand')).toBe('made 5');
});

test('what is no source changes nothing', async () => {
  await version();
  await writeFile(path.join(folder, 'src/goods.test.ts'), '');
  await writeFile(path.join(folder, 'src/notes.md'), '');
  expect(await version()).toBe('made 1');
});

test('a kept version that cannot be read or written is made again', async () => {
  await version();
  await writeFile(path.join(folder, 'cache/version'), 'torn');
  expect(await version()).toBe('made 2');
  expect(await readFile(path.join(folder, 'cache/version'), 'utf8')).toMatch(/^[0-9a-f]{64}\nmade 2$/);
  await rm(path.join(folder, 'cache'), { recursive: true });
  await writeFile(path.join(folder, 'cache'), 'a file where the folder should be');
  expect([await version(), await version()]).toEqual(['made 3', 'made 4']);
});
