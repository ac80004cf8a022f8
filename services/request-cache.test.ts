import { describe, expect, test } from 'vitest';
import { createRequestCache, noRequestCache } from './request-cache.ts';

function cacheAt() {
  const clock = { now: 0 };
  return { clock, cache: createRequestCache(() => clock.now) };
}

const fill = (cache: ReturnType<typeof createRequestCache>, from: number, to: number) => {
  for (let n = from; n <= to; n += 1) cache.set(`key ${n}`, n);
};

describe('the request cache', () => {
  test('API-06: an answer is fresh until it is 15 minutes old', () => {
    const { cache, clock } = cacheAt();
    cache.set('key', 'answer');
    clock.now = 899_999;
    expect(cache.get('key')).toBe('answer');
    clock.now = 900_000;
    expect(cache.get('key')).toBeUndefined();
    clock.now = 0;
    expect(cache.get('key')).toBeUndefined();
  });

  test('API-06: reading makes an answer no younger, storing it again does', () => {
    const { cache, clock } = cacheAt();
    cache.set('key', 'old');
    clock.now = 600_000;
    cache.get('key');
    cache.set('other', 'old');
    clock.now = 899_000;
    cache.set('other', 'new');
    clock.now = 900_000;
    expect(cache.get('key')).toBeUndefined();
    clock.now = 1_500_000;
    expect(cache.get('other')).toBe('new');
  });

  test('API-06: holds 50 answers, and the least recently used one goes first', () => {
    const { cache } = cacheAt();
    fill(cache, 1, 50);
    cache.get('key 1');
    fill(cache, 51, 51);
    expect([cache.get('key 1'), cache.get('key 2'), cache.get('key 3'), cache.get('key 51')]).toEqual([
      1,
      undefined,
      3,
      51,
    ]);
  });

  test('API-06: an answer stored again takes no second place', () => {
    const { cache } = cacheAt();
    fill(cache, 1, 50);
    fill(cache, 50, 50);
    expect(cache.get('key 1')).toBe(1);
  });

  test('API-07: cleared it holds nothing', () => {
    const { cache } = cacheAt();
    fill(cache, 1, 3);
    cache.clear();
    expect([1, 2, 3].map((n) => cache.get(`key ${n}`))).toEqual([undefined, undefined, undefined]);
  });

  test('the server keeps nothing between two renders', () => {
    noRequestCache.set('key', 'answer');
    expect(noRequestCache.get('key')).toBeUndefined();
  });
});
