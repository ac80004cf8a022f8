import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createMedia, type Media } from './media.ts';
import { openPhotographs } from './photographs.ts';

let folder: string;
let media: Media;

const files = {
  'photos/one/pasta.webp': 'pasta in every width',
  'photos/one/pasta-480.webp': 'pasta in 480',
  'photos/one/8001234567890.jpg': 'a barcode',
  'photos/one/oil_extra-virgin.png': 'oil',
  'photos/one/milk.avif': 'milk',
  'photos/other/rice.webp': 'rice',
  'photos/other/placeholder.webp': 'coming soon',
  'photos/one/notes.txt': 'not a picture',
  'secret.webp': 'not of the folder',
};

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'photographs-'));
  for (const [name, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), text);
  }
  await mkdir(path.join(folder, 'photos/one/folder.webp'));
  media = createMedia(openPhotographs(path.join(folder, 'photos')), { read: () => Promise.resolve(null) });
});

afterAll(() => rm(folder, { recursive: true, force: true }));

async function ask(pathname: string, brand = 'one') {
  const answer = await media(pathname, brand);
  return {
    status: answer?.status,
    text: await answer?.text(),
    headers: Object.fromEntries(answer?.headers ?? []),
  };
}

const lasting = 'public, max-age=31536000, immutable';
const absent = { status: 404, text: '', headers: {} };

describe('a retailer’s photograph', () => {
  test.each([
    ['pasta-480', 'pasta in 480', 'image/webp'],
    ['pasta-240', 'pasta in every width', 'image/webp'],
    ['8001234567890-960', 'a barcode', 'image/jpeg'],
    ['oil_extra-virgin-64', 'oil', 'image/png'],
    ['milk-128', 'milk', 'image/avif'],
  ])('%s.webp is the file of its name, kept for ever by whoever has it', async (name, text, type) => {
    expect(await ask(`/media/${name}.webp`)).toEqual({
      status: 200,
      text,
      headers: { 'content-type': type, 'cache-control': lasting },
    });
  });

  test('TEN-09: belongs to its brand', async () => {
    expect((await ask('/media/rice-240.webp', 'other')).text).toBe('rice');
    expect(await ask('/media/rice-240.webp', 'one')).toEqual(absent);
  });

  test('that is missing is not found, also where the brand has no folder', async () => {
    expect(await ask('/media/nothing-240.webp')).toEqual(absent);
    expect(await ask('/media/pasta-240.webp', 'nobody')).toEqual(absent);
  });

  test('that is missing shows the brand’s placeholder for a while', async () => {
    expect(await ask('/media/nothing-240.webp', 'other')).toEqual({
      status: 404,
      text: 'coming soon',
      headers: { 'content-type': 'image/webp', 'cache-control': 'public, max-age=300' },
    });
  });

  test.each([
    ['/media/pasta-481.webp', 'one'],
    ['/media/pasta-480.jpg', 'one'],
    ['/media/notes-240.txt', 'one'],
    ['/media/../secret-240.webp', 'one'],
    ['/media/..%2fsecret-240.webp', 'one'],
    ['/media/other/rice-240.webp', 'one'],
    ['/media/.-240.webp', 'one'],
    ['/media/pasta%00-240.webp', 'one'],
    [`/media/${'a'.repeat(65)}-240.webp`, 'one'],
    ['/media/secret-240.webp', '..'],
  ])('%s is not found at %s', async (pathname, brand) => {
    expect(await ask(pathname, brand)).toEqual(absent);
  });

  test('that cannot be read is a failure of the shop', async () => {
    await expect(media('/media/folder-240.webp', 'one')).rejects.toThrow('EISDIR');
  });

  test('does not stand in for the objects of the screens', async () => {
    expect((await ask('/media/emoji/1f9fe-240.webp')).headers['content-type']).toBe('image/webp');
  });
});
