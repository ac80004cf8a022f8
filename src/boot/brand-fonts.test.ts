import { afterEach, describe, expect, test, vi } from 'vitest';
import { brandFonts } from './brand-fonts.ts';

const files = '/assets/text-1.woff2 /assets/head-2.woff2';

/** A sheet as the document holds it, switched off. */
const sheetOf = (fonts: string) => ({ dataset: { fonts }, media: 'not all' }) as unknown as HTMLStyleElement;

/** A browser's storage, as far as fonts look at it. */
function storageOf(kept: Map<string, string>) {
  return () =>
    ({
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    }) as Storage;
}

/** Stands for the line to the server; tells what was asked of it. */
function line(answer: () => Promise<Response>) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (file: string) => {
    asked.push(file);
    return answer();
  });
  return asked;
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('decision 050: the fonts of the brand', () => {
  test('are not shown on a first visit, and from the page on that finds them in the browser', async () => {
    const asked = line(() => Promise.resolve(new Response('font')));
    const kept = new Map<string, string>();
    const first = sheetOf(files);
    const fonts = brandFonts(first, storageOf(kept));
    fonts.show();
    expect([first.media, asked]).toEqual(['not all', []]);
    await fonts.keep();
    expect([first.media, asked]).toEqual(['not all', files.split(' ')]);
    fonts.show();
    expect(first.media).toBe('all');
    const second = sheetOf(files);
    brandFonts(second, storageOf(kept)).show();
    expect(second.media).toBe('all');
  });

  test('are fetched once, and anew when their files change', async () => {
    const asked = line(() => Promise.resolve(new Response('font')));
    const kept = new Map([['fonts', files]]);
    await brandFonts(sheetOf(files), storageOf(kept)).keep();
    expect(asked).toEqual([]);
    const changed = sheetOf('/assets/text-9.woff2');
    const fonts = brandFonts(changed, storageOf(kept));
    fonts.show();
    expect(changed.media).toBe('not all');
    await fonts.keep();
    expect([asked, kept.get('fonts')]).toEqual([['/assets/text-9.woff2'], '/assets/text-9.woff2']);
  });

  test.each([
    ['cannot be had', () => Promise.reject(new Error('offline')), 'offline'],
    [
      'are refused',
      () => Promise.resolve(new Response(null, { status: 503 })),
      '/assets/text-1.woff2 was answered with 503',
    ],
  ])('that %s are not shown', async (_, answer, message) => {
    line(answer);
    const kept = new Map<string, string>();
    const sheet = sheetOf(files);
    const fonts = brandFonts(sheet, storageOf(kept));
    await expect(fonts.keep()).rejects.toThrow(message);
    fonts.show();
    expect([sheet.media, kept.size]).toEqual(['not all', 0]);
  });

  test('stay away where storage is forbidden, or a brand has none', () => {
    const sheet = sheetOf(files);
    const forbidden = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    brandFonts(sheet, forbidden).show();
    expect(sheet.media).toBe('not all');
    expect(() => brandFonts(null, forbidden).show()).not.toThrow();
  });
});
