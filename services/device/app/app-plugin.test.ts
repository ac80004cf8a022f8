import { expect, test } from 'vitest';
import { hearBackButton, hearLinks, type AppPlugin } from './app-plugin.ts';

/** The shell's plugin, started by a link or by hand. */
function openShell(launchedBy: string | null) {
  const listeners = new Map<string, (told: never) => void>();
  let exits = 0;
  const app: AppPlugin = {
    addListener: (event: string, hear: (told: never) => void) => {
      listeners.set(event, hear);
      return Promise.resolve();
    },
    getLaunchUrl: () => Promise.resolve(launchedBy === null ? null : { url: launchedBy }),
    exitApp: () => Promise.resolve(void (exits += 1)),
  };
  return {
    app,
    exits: () => exits,
    tell: (event: string, told: object) => listeners.get(event)?.(told as never),
  };
}

/** Kept as long as the app runs. */
function openSession(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  } as Storage;
}

test('NAV-28: the link that started the app is told once, also where its page is loaded anew', async () => {
  const { app, tell } = openShell('https://www.example.com/cart');
  const session = openSession();
  const opened: string[] = [];
  const told = (link: string) => void opened.push(link);
  await hearLinks(app, told, session);
  await hearLinks(app, told, session);
  expect(opened).toEqual(['https://www.example.com/cart']);
  tell('appUrlOpen', { url: 'https://www.example.com/cart' });
  expect(opened).toEqual(['https://www.example.com/cart', 'https://www.example.com/cart']);
});

test('NAV-28: an app that was started by hand tells of the links that come', async () => {
  const { app, tell } = openShell(null);
  const opened: string[] = [];
  await hearLinks(app, (link) => void opened.push(link), openSession());
  expect(opened).toEqual([]);
  tell('appUrlOpen', { url: 'https://www.example.com/search?q=latte' });
  expect(opened).toEqual(['https://www.example.com/search?q=latte']);
});

test('LIFE-10: the back button goes a page back, and leaves the app at its first page', () => {
  const { app, exits, tell } = openShell(null);
  let steps = 0;
  hearBackButton(app, { back: () => void (steps += 1) });
  tell('backButton', { canGoBack: true });
  expect([steps, exits()]).toEqual([1, 0]);
  tell('backButton', { canGoBack: false });
  expect([steps, exits()]).toEqual([1, 1]);
});
