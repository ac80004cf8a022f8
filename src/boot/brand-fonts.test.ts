import { afterEach, describe, expect, test, vi } from 'vitest';
import { brandFonts } from './brand-fonts.ts';

const files = '/assets/text-1.woff2 /assets/head-2.woff2';

/** A sheet as the document holds it, switched off. */
const sheetOf = (fonts: string, version: string) =>
  ({ dataset: { fonts, version }, media: 'not all' }) as unknown as HTMLStyleElement;

/** A browser's cookies, as far as a page reads and writes them. */
function cookiesOf(first: readonly string[] = []) {
  const kept = new Map(first.map((cookie) => [cookie.split('=')[0], cookie]));
  const written: string[] = [];
  return {
    written,
    read: () => [...kept.values()].join('; '),
    write: (cookie: string) => {
      written.push(cookie);
      kept.set(cookie.split('=')[0], cookie.split('; ')[0] ?? '');
    },
  };
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
    const cookies = cookiesOf(['theme=1']);
    const first = sheetOf(files, 'v1');
    const fonts = brandFonts(first, cookies);
    fonts.show();
    expect([first.media, asked]).toEqual(['not all', []]);
    await fonts.keep();
    expect([first.media, asked]).toEqual(['not all', files.split(' ')]);
    expect(cookies.written).toEqual(['fonts=v1; Path=/; Max-Age=31536000; SameSite=Lax']);
    fonts.show();
    expect(first.media).toBe('all');
    const second = sheetOf(files, 'v1');
    brandFonts(second, cookies).show();
    expect(second.media).toBe('all');
  });

  test('are fetched once, and anew when their files change', async () => {
    const asked = line(() => Promise.resolve(new Response('font')));
    const cookies = cookiesOf(['fonts=v1']);
    await brandFonts(sheetOf(files, 'v1'), cookies).keep();
    expect(asked).toEqual([]);
    const changed = sheetOf('/assets/text-9.woff2', 'v2');
    const fonts = brandFonts(changed, cookies);
    fonts.show();
    expect(changed.media).toBe('not all');
    await fonts.keep();
    expect([asked, cookies.read()]).toEqual([['/assets/text-9.woff2'], 'fonts=v2']);
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
    const cookies = cookiesOf();
    const sheet = sheetOf(files, 'v1');
    const fonts = brandFonts(sheet, cookies);
    await expect(fonts.keep()).rejects.toThrow(message);
    fonts.show();
    expect([sheet.media, cookies.written]).toEqual(['not all', []]);
  });

  test('stay away where a brand has none', async () => {
    const asked = line(() => Promise.resolve(new Response('font')));
    const cookies = cookiesOf();
    const fonts = brandFonts(null, cookies);
    fonts.show();
    await fonts.keep();
    expect([asked, cookies.written]).toEqual([[], []]);
  });
});
