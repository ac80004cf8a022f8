import { afterEach, describe, expect, test, vi } from 'vitest';
import { runningPlatform } from './platform.ts';
import { askVersionWith } from './version.ts';

const told = { version: '1.2.0', minVersion: '1.0.0', stores: { ios: 'https://a.example', android: '' } };
const { signal } = new AbortController();

/** A line to the shop that answers this, with what was asked of it. */
function line(answer: () => Response) {
  const asked: [unknown, RequestInit | undefined][] = [];
  const ask = askVersionWith({
    baseUrl: 'https://shop.example',
    fetch: (input, init) => {
      asked.push([input, init]);
      return Promise.resolve(answer());
    },
  });
  return { ask, asked };
}

describe('the version of the shop (A08)', () => {
  test('LIFE-04: is asked past every cache, without telling who asks', async () => {
    const { ask, asked } = line(() => Response.json({ ...told, more: 1 }));
    expect(await ask(signal)).toEqual(told);
    expect(asked).toEqual([
      ['https://shop.example/version.json', { cache: 'no-store', credentials: 'omit', signal }],
    ]);
  });

  test.each([
    ['is refused', () => Response.json(told, { status: 503 }), 'the version was answered with 503'],
    ['is no JSON', () => new Response('<html>'), /JSON/],
    ['is nothing', () => Response.json(null), 'what the shop says is no version'],
    ['has no minimum', () => Response.json({ ...told, minVersion: 2 }), 'what the shop says is no version'],
    ['has no stores', () => Response.json({ ...told, stores: null }), 'what the shop says is no version'],
  ])('LIFE-07: fails where it %s', async (_, answer, message) => {
    await expect(line(answer).ask(signal)).rejects.toThrow(message);
  });
});

describe('where the shop runs', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  test.each([
    ['ios', 'ios'],
    ['android', 'android'],
    ['web', 'web'],
    ['electron', 'web'],
  ])('LIFE-05: a shell that says %s is %s', (says, platform) => {
    vi.stubGlobal('Capacitor', { getPlatform: () => says });
    expect(runningPlatform()).toBe(platform);
  });

  test('LIFE-05: a browser is the web', () => {
    expect(runningPlatform()).toBe('web');
  });
});
