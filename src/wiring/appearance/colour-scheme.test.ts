import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openColourScheme, type ShowTheme } from './colour-scheme.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The choice of a browser that keeps this cookie; tells what is written to it and shown. */
function openIn(first: string) {
  let cookie = first;
  const done: string[] = [];
  const page = new EventTarget();
  vi.stubGlobal('document', {
    get cookie() {
      return cookie;
    },
    set cookie(written: string) {
      done.push(`keeps ${written}`);
    },
  });
  vi.stubGlobal('location', { protocol: 'https:' });
  vi.stubGlobal('localStorage', { setItem: (key: string) => void done.push(`tells ${key}`) });
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  const showTheme: ShowTheme = (theme) => void done.push(`shows ${theme}`);
  const scheme = openColourScheme(showTheme);
  scheme.start();
  return {
    done,
    colourScheme: scheme.flows.colourScheme,
    /** Another tab keeps this cookie, and tells of it. */
    hear: (kept: string): void => {
      cookie = kept;
      page.dispatchEvent(Object.assign(new Event('storage'), { key: 'colours-changed' }));
    },
  };
}

test('B-02: colours that another tab chose are shown, and not kept once more', () => {
  const { done, hear } = openIn('colour-scheme=light');
  hear('colour-scheme=dark');
  expect(done).toEqual(['shows light', 'shows dark']);
});

test('B-02: a choice is kept, told to the other tabs, and shown', () => {
  const { done, colourScheme } = openIn('');
  colourScheme.send({ type: 'scheme.chosen', scheme: 'light' });
  expect(done).toEqual([
    'shows null',
    'keeps colour-scheme=light; Path=/; Max-Age=15552000; SameSite=Lax; Secure',
    'tells colours-changed',
    'shows light',
  ]);
});
