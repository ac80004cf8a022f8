import { describe, expect, test } from 'vitest';
import { pageCookiesIn } from './page-cookies.ts';

function openCookies(held: Record<string, string> = {}) {
  const stored = new Map(Object.entries(held));
  let time = 1_000;
  let isRefusing = false;
  const storage = (): Storage => {
    if (isRefusing) throw new DOMException('no', 'SecurityError');
    return {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
    } as Storage;
  };
  return {
    open: () => pageCookiesIn({ storage, now: () => time }),
    pass: (ms: number) => void (time += ms),
    refuse: () => void (isRefusing = true),
  };
}

describe('LIFE-10: the cookies of the app’s pages', () => {
  test('are read as a browser’s are: each by its name, the last value counts', () => {
    const { open } = openCookies();
    const cookies = open();
    cookies.write('colour-scheme=dark; Path=/; Max-Age=31536000; SameSite=Lax; Secure');
    cookies.write('fonts=a1b2');
    cookies.write('colour-scheme=light; Path=/');
    expect(cookies.read()).toBe('colour-scheme=light; fonts=a1b2');
  });

  test('are there when the app is opened again, as long as they were to last', () => {
    const { open, pass } = openCookies();
    open().write('choice={"analytics":true}; Max-Age=60');
    pass(59_999);
    expect(open().read()).toBe('choice={"analytics":true}');
    pass(1);
    expect(open().read()).toBe('');
  });

  test('go when they are taken away', () => {
    const { open } = openCookies();
    const cookies = open();
    cookies.write('a=1');
    cookies.write('b=2');
    cookies.write('a=; Path=/; Max-Age=0');
    expect(cookies.read()).toBe('b=2');
  });

  test.each(['', 'no-value', '=nameless'])('are not made of “%s”', (cookie) => {
    const { open } = openCookies();
    const cookies = open();
    cookies.write(cookie);
    expect(cookies.read()).toBe('');
  });

  test.each(['null', '7', '{', '{"a":1}', '{"a":{"value":7,"until":null}}', '{"a":{"value":"1"}}'])(
    'are dropped where what was kept is broken: %s',
    (text) => {
      expect(openCookies({ 'page-cookies': text }).open().read()).toBe('');
    },
  );

  test('last as long as the page where nothing can be kept', () => {
    const { open, refuse } = openCookies();
    refuse();
    const cookies = open();
    cookies.write('a=1');
    expect([cookies.read(), open().read()]).toEqual(['a=1', '']);
  });
});
