import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { keepEarlierBuild } from './earlier-builds.ts';

const hour = 3_600_000;
let dist: string;

beforeEach(async () => {
  dist = await mkdtemp(join(tmpdir(), 'earlier-builds-'));
  await mkdir(join(dist, 'client/assets'), { recursive: true });
  await writeFile(join(dist, 'client/assets/page-A1.js'), 'a page');
  await writeFile(join(dist, 'client/assets/page-A1.js.br'), 'the same, smaller');
});
afterEach(() => rm(dist, { recursive: true, force: true }));

/** Builds that were replaced so many hours ago. */
async function replaced(builds: Readonly<Record<string, number>>, now: number): Promise<void> {
  for (const [id, hours] of Object.entries(builds)) {
    await mkdir(join(dist, 'earlier', id), { recursive: true });
    const at = new Date(now - hours * hour);
    await utimes(join(dist, 'earlier', id), at, at);
  }
}

describe('the files of builds that were replaced', () => {
  test('B-27: those of the last are kept as they are', async () => {
    await keepEarlierBuild(dist, 'one', Date.now());
    expect(await readdir(join(dist, 'earlier/one'))).toEqual(['page-A1.js']);
    expect(await readFile(join(dist, 'earlier/one/page-A1.js'), 'utf8')).toBe('a page');
  });

  test('B-27: for a day; older ones go', async () => {
    const now = Date.now();
    await replaced({ yesterday: 25, 'this-morning': 5 }, now);
    await keepEarlierBuild(dist, 'one', now);
    expect((await readdir(join(dist, 'earlier'))).toSorted()).toEqual(['one', 'this-morning']);
  });

  test('B-27: three at most', async () => {
    const now = Date.now();
    await replaced({ first: 4, second: 3, third: 2, fourth: 1 }, now);
    await keepEarlierBuild(dist, 'one', now);
    expect((await readdir(join(dist, 'earlier'))).toSorted()).toEqual(['fourth', 'one', 'third']);
  });
});
