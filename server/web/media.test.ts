import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { drawnPictures } from '../../demo/packshots/drawn-pictures.ts';
import { emojiFile } from '../emoji/emoji.ts';
import { createMedia, type Media } from './media.ts';
import { isPictureWidth, pictureWidths } from './picture-source.ts';

let folder: string;
let media: Media;
const asked: string[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'media-'));
  media = createMedia(
    drawnPictures(folder)({
      findPicture: (tenantId, key) => {
        asked.push(`${tenantId} ${key}`);
        return Promise.resolve(key === tomato ? { kind: 'emoji', emoji: '1f345' } : null);
      },
      onSaveFailed: () => undefined,
    }),
  );
});

afterAll(() => rm(folder, { recursive: true, force: true }));

const key = '0123456789abcdef0123';
const tomato = 'f'.repeat(20);

describe('the path of a picture', () => {
  test('TEN-09: is looked up for the brand it was asked at; an unknown one is not found', async () => {
    asked.length = 0;
    expect((await media(`/media/${key}-480.webp`, 'bottega'))?.status).toBe(404);
    expect(asked).toEqual([`bottega ${key}`]);
  });

  test.each([
    `/media/${key}-481.webp`,
    `/media/${key}-0.webp`,
    `/media/${key}-9999.webp`,
    `/media/${key}-99999.webp`,
    `/media/${key}-.webp`,
    `/media/${key}-480.png`,
    `/media/${key}-480.webp/`,
    `/media/${key}-480.webp%00`,
    `/media/${key.toUpperCase()}-480.webp`,
    `/media/${key.slice(1)}-480.webp`,
    `/media/${key}0-480.webp`,
    '/media/../../etc/passwd-480.webp',
    '/media/..%2f..%2fetc%2fpasswd-480.webp',
    '/media/emoji/..-240.webp',
    '/media/emoji/../1f9fe-240.webp',
    '/media/emoji/1f9fe--240.webp',
    '/media/emoji/-1f9fe-240.webp',
    '/media/emoji/1F9FE-240.webp',
    '/media/emoji/ffffffff-240.webp',
    '/media/emoji/1f9fe-241.webp',
    '/media/emoji/1f9fe-240.webp.br',
    '/media/',
    '/media/x',
  ])('%s is not found, and nobody is asked for it', async (pathname) => {
    asked.length = 0;
    expect([(await media(pathname, 'bottega'))?.status, asked]).toEqual([404, []]);
  });

  test.each(['/', '/mediax', '/assets/entry.js', '/catalog/media/x'])(
    '%s is somebody else’s',
    async (pathname) => {
      expect(await media(pathname, 'bottega')).toBeNull();
    },
  );
});

describe('a picture', () => {
  test('is drawn as WebP, and kept for ever by whoever has it', async () => {
    const answer = await media(`/media/${tomato}-64.webp`, 'bottega');
    const bytes = Buffer.from((await answer?.arrayBuffer()) ?? new ArrayBuffer());
    expect([answer?.status, bytes.subarray(0, 4).toString(), bytes.subarray(8, 12).toString()]).toEqual([
      200,
      'RIFF',
      'WEBP',
    ]);
    expect(Object.fromEntries(answer?.headers ?? [])).toEqual({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
    });
  });

  test('of a screen is the emoji as it is kept', async () => {
    const answer = await media('/media/emoji/1f9fe-240.webp', 'bottega');
    expect(Buffer.from((await answer?.arrayBuffer()) ?? new ArrayBuffer())).toEqual(
      await readFile(emojiFile('1f9fe')),
    );
    expect(Object.fromEntries(answer?.headers ?? [])).toEqual({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
    });
  });

  test('has widths of a list', () => {
    expect(pictureWidths.every(isPictureWidth)).toBe(true);
    expect([0, 241, -240, 240.5, Number.NaN, Infinity].some(isPictureWidth)).toBe(false);
  });
});
