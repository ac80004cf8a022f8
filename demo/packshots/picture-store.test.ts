import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { drawPicture, pictureKey } from './picture.ts';
import { createPictureStore } from './picture-store.ts';
import type { PictureSpec } from './picture-spec.ts';
import type { PictureWidth } from '../../server/web/picture-source.ts';

const tomato: PictureSpec = { kind: 'emoji', emoji: '1f345' };
const key = pictureKey(tomato);

let dir = '';
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'pictures-'));
});
afterEach(() => rm(dir, { recursive: true, force: true }));

/** A store that counts its drawings and how many ran at once. */
function counted(folder = dir) {
  const count = { drawn: 0, atOnce: 0, most: 0, lookedUp: 0 };
  const store = createPictureStore({
    dir: folder,
    draw: async (input) => {
      count.drawn += 1;
      count.atOnce += 1;
      count.most = Math.max(count.most, count.atOnce);
      const bytes = await drawPicture(input);
      count.atOnce -= 1;
      return bytes;
    },
  });
  const read = (spec: PictureSpec, width: PictureWidth = 64) =>
    store.read({
      key: pictureKey(spec),
      width,
      spec: () => {
        count.lookedUp += 1;
        return Promise.resolve(spec);
      },
    });
  return { store, count, read };
}

const files = async (): Promise<string[]> =>
  (await readdir(dir, { recursive: true })).filter((name) => name.includes('.'));

describe('picture store', () => {
  test('answers the bytes of the drawing', async () => {
    const { read } = counted();
    expect(await read(tomato)).toEqual(await drawPicture({ spec: tomato, width: 64 }));
  });

  test('draws two at once, also when a picture is asked for in the moment another is finished', async () => {
    const drawings: PromiseWithResolvers<Buffer>[] = [];
    let atOnce = 0;
    let most = 0;
    const finish = (at: number) => {
      atOnce -= 1;
      drawings[at]?.resolve(Buffer.from('bytes'));
    };
    const store = createPictureStore({
      dir,
      draw: () => {
        atOnce += 1;
        most = Math.max(most, atOnce);
        const drawing = Promise.withResolvers<Buffer>();
        drawings.push(drawing);
        return drawing.promise;
      },
    });
    const specs = ['1f345', '1f34e', '1f350', '1f351'].map((emoji): PictureSpec => ({
      kind: 'emoji',
      emoji,
    }));
    const lookUps = specs.map(() => Promise.withResolvers<PictureSpec>());
    let lookedUp = 0;
    const answers = specs.map((spec, at) =>
      store.read({
        key: pictureKey(spec),
        width: 64,
        spec: () => {
          lookedUp += 1;
          return lookUps[at]?.promise ?? Promise.resolve(null);
        },
      }),
    );
    await vi.waitUntil(() => lookedUp === 4);
    for (const at of [0, 1, 2]) lookUps[at]?.resolve(tomato);
    await vi.waitUntil(() => drawings.length === 2);
    // The third waits for the end of the first; the fourth is known in the same moment.
    finish(0);
    lookUps[3]?.resolve(tomato);
    await new Promise((resolve) => setImmediate(resolve));
    for (const at of [1, 2, 3]) {
      await vi.waitUntil(() => drawings.length > at);
      finish(at);
    }
    await Promise.all(answers);
    expect([drawings.length, most]).toEqual([4, 2]);
  });

  test('draws once, then reads from disk without asking what the key stands for', async () => {
    const { read, count } = counted();
    const first = await read(tomato);
    expect(await read(tomato)).toEqual(first);
    expect(count).toMatchObject({ drawn: 1, lookedUp: 1 });
    const later = counted();
    expect(await later.read(tomato)).toEqual(first);
    expect(later.count).toMatchObject({ drawn: 0, lookedUp: 0 });
  });

  test('draws every width of its own', async () => {
    const { read, count } = counted();
    await read(tomato, 64);
    await read(tomato, 128);
    expect(count.drawn).toBe(2);
    expect(await files()).toHaveLength(2);
  });

  test('requests that come together share one drawing', async () => {
    const { read, count } = counted();
    const answers = await Promise.all(Array.from({ length: 20 }, () => read(tomato)));
    expect(count).toMatchObject({ drawn: 1, lookedUp: 1 });
    expect(new Set(answers).size).toBe(1);
  });

  test('draws no more than two pictures at a time', async () => {
    const { read, count } = counted();
    await Promise.all(
      ['1f34e', '1f34a', '1f34c', '1f345', '1f346', '1f353'].map((emoji) => read({ kind: 'emoji', emoji })),
    );
    expect(count).toMatchObject({ drawn: 6, most: 2 });
  });

  test('leaves whole files only', async () => {
    const { read } = counted();
    await read(tomato);
    expect(await files()).toEqual([expect.stringMatching(new RegExp(`${key}-64\\.webp$`))]);
  });

  test('an unknown key and a key that is none are answers, not errors', async () => {
    const { store, count } = counted();
    const spec = () => Promise.resolve(null);
    expect(await store.read({ key, width: 64, spec })).toBeNull();
    expect(await store.read({ key: '../../etc/passwd', width: 64, spec })).toBeNull();
    expect(count.drawn).toBe(0);
    expect(await files()).toEqual([]);
  });

  test('answers although the picture cannot be kept, and tells', async () => {
    const blocked = join(dir, 'file');
    await writeFile(blocked, '');
    const told: unknown[] = [];
    const store = createPictureStore({
      dir: join(blocked, 'cache'),
      onSaveFailed: (error) => told.push(error),
    });
    const answer = await store.read({ key, width: 64, spec: () => Promise.resolve(tomato) });
    expect(answer).toEqual(await drawPicture({ spec: tomato, width: 64 }));
    expect(told).toHaveLength(1);
  });

  test('a failed drawing is tried again at the next request', async () => {
    let broken = true;
    const store = createPictureStore({
      dir,
      draw: (input) => (broken ? Promise.reject(new Error('no font')) : drawPicture(input)),
    });
    const request = { key, width: 64 as const, spec: () => Promise.resolve(tomato) };
    await expect(store.read(request)).rejects.toThrow('no font');
    broken = false;
    expect(await store.read(request)).toEqual(await drawPicture({ spec: tomato, width: 64 }));
  });
});
