import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { drawnPictures } from '../../demo/packshots/drawn-pictures.ts';
import { emojiFile } from '../emoji/emoji.ts';
import { createContentPictures } from './content-pictures.ts';
import { createMedia, type Media } from './media.ts';
import { isPictureWidth, pictureWidths } from './picture-source.ts';

let folder: string;
let media: Media;
const asked: string[] = [];
const uploads = new Map<string, Uint8Array | Error>();
const failures: string[] = [];

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
    createContentPictures({
      readUpload: (tenantId, { path, signature }) => {
        asked.push(`${tenantId} ${signature} ${path}`);
        const file = uploads.get(path);
        return file instanceof Error ? Promise.reject(file) : Promise.resolve(file ?? null);
      },
      onFailed: (error) => failures.push(String(error)),
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

describe('a picture of a text', () => {
  const signature = 'ab'.repeat(16);
  const at = (path: string, width = 960) => `/media/content/${signature}/${path}/${width}.webp`;

  test('CMS-01: is encoded anew in the asked width, without what the file says beside it, and kept', async () => {
    const large = await sharp({ create: { width: 1200, height: 800, channels: 3, background: '#a43' } })
      .withExif({ IFD0: { Copyright: 'Nonna Pina' } })
      .jpeg()
      .toBuffer();
    uploads.set('2026/11/natale.jpg', large);
    asked.length = 0;
    for (const width of [480, 960, 960]) {
      const answer = await media(at('2026/11/natale.jpg', width), 'bottega');
      const bytes = Buffer.from((await answer?.arrayBuffer()) ?? new ArrayBuffer());
      const { format, exif, ...size } = await sharp(bytes).metadata();
      expect([answer?.status, format, size.width, size.height, exif]).toEqual([
        200,
        'webp',
        width,
        (width * 2) / 3,
        undefined,
      ]);
      expect(Object.fromEntries(answer?.headers ?? [])).toEqual({
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=86400',
      });
    }
    expect(asked).toEqual(Array.from({ length: 2 }, () => `bottega ${signature} 2026/11/natale.jpg`));
    await media(at('2026/11/natale.jpg'), 'other');
    expect(asked.at(-1)).toBe(`other ${signature} 2026/11/natale.jpg`);
  });

  test('a small one stays as small as it is', async () => {
    uploads.set(
      'logo.png',
      await sharp({ create: { width: 20, height: 10, channels: 4, background: '#0000' } })
        .png()
        .toBuffer(),
    );
    const answer = await media(at('logo.png'), 'bottega');
    expect(
      await sharp(Buffer.from((await answer?.arrayBuffer()) ?? new ArrayBuffer())).metadata(),
    ).toMatchObject({
      width: 20,
      height: 10,
      hasAlpha: true,
    });
  });

  test('CMS-01: a drawing, a page, nothing and what cannot be had are not found, and told to the operator', async () => {
    uploads.set('drawing.png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'));
    uploads.set('page.png', Buffer.from('<!doctype html><script>alert(1)</script>'));
    uploads.set('down.png', new Error('HTTP 500'));
    failures.length = 0;
    for (const path of ['drawing.png', 'page.png', 'down.png', 'none.png'])
      expect([path, (await media(at(path), 'bottega'))?.status]).toEqual([path, 404]);
    expect(failures).toEqual([
      'TypeError: a picture of the kind svg',
      expect.stringContaining('unsupported image format') as string,
      'Error: HTTP 500',
    ]);
  });

  test.each([
    `/media/content/${'z'.repeat(32)}/a.png/960.webp`,
    `/media/content/${signature}/a.png/240.webp`,
    `/media/content/${signature}/a.png`,
    `/media/content/${signature}/../a.png/960.webp`,
    `/media/content/${signature}/.env/960.webp`,
    `/media/content/${signature}//a.png/960.webp`,
    `/media/content/${signature}/a%2fb.png/960.webp`,
    `/media/content/${signature}/a.png/960.webp/`,
  ])('%s is not found, and nobody is asked for it', async (pathname) => {
    asked.length = 0;
    expect([(await media(pathname, 'bottega'))?.status, asked]).toEqual([404, []]);
  });
});
