import { describe, expect, test } from 'vitest';
import { createRequestCache, noRequestCache } from './request-cache.ts';

function cacheAt() {
  const clock = { now: 0 };
  return { clock, cache: createRequestCache(() => clock.now) };
}

const fill = (cache: ReturnType<typeof createRequestCache>, from: number, to: number) => {
  for (let n = from; n <= to; n += 1) cache.set(`/products?page=${n}`, n);
};

describe('the request cache', () => {
  test('API-06: an answer is fresh until it is 15 minutes old', () => {
    const { cache, clock } = cacheAt();
    cache.set('/products', 'answer');
    clock.now = 899_999;
    expect(cache.get('/products')).toBe('answer');
    clock.now = 900_000;
    expect(cache.get('/products')).toBeUndefined();
    clock.now = 0;
    expect(cache.get('/products')).toBeUndefined();
  });

  test('API-06: an answer from the future is not trusted', () => {
    const { cache, clock } = cacheAt();
    clock.now = 1000;
    cache.set('/products', 'answer');
    clock.now = 999;
    expect(cache.get('/products')).toBeUndefined();
  });

  test('API-06: holds no answer of another call', () => {
    const { cache } = cacheAt();
    cache.set('/ebsn/api/category-block/info?categoryBlockId=1', 'block');
    cache.set('/p/wp-json/pages?slug=faq', 'page');
    expect(cache.get('/ebsn/api/category-block/info?categoryBlockId=1')).toBeUndefined();
    expect(cache.get('/p/wp-json/pages?slug=faq')).toBe('page');
  });

  test('API-06: reading makes an answer no younger, storing it again does', () => {
    const { cache, clock } = cacheAt();
    cache.set('/products', 'old');
    clock.now = 600_000;
    cache.get('/products');
    cache.set('/category', 'old');
    clock.now = 899_000;
    cache.set('/category', 'new');
    clock.now = 900_000;
    expect(cache.get('/products')).toBeUndefined();
    clock.now = 1_500_000;
    expect(cache.get('/category')).toBe('new');
  });

  test('API-06: holds 50 answers, and the least recently used one goes first', () => {
    const { cache } = cacheAt();
    fill(cache, 1, 50);
    cache.get('/products?page=1');
    fill(cache, 51, 51);
    expect([
      cache.get('/products?page=1'),
      cache.get('/products?page=2'),
      cache.get('/products?page=3'),
      cache.get('/products?page=51'),
    ]).toEqual([1, undefined, 3, 51]);
  });

  test('API-06: an answer stored again counts as used', () => {
    const { cache } = cacheAt();
    fill(cache, 1, 50);
    fill(cache, 1, 1);
    fill(cache, 51, 51);
    expect([cache.get('/products?page=1'), cache.get('/products?page=2')]).toEqual([1, undefined]);
  });

  test('API-06: an answer stored again takes no second place', () => {
    const { cache } = cacheAt();
    fill(cache, 1, 50);
    fill(cache, 50, 50);
    expect(cache.get('/products?page=1')).toBe(1);
  });

  test('API-07: cleared it holds nothing', () => {
    const { cache } = cacheAt();
    fill(cache, 1, 3);
    cache.clear();
    expect([1, 2, 3].map((n) => cache.get(`/products?page=${n}`))).toEqual([undefined, undefined, undefined]);
  });

  test('the server keeps nothing between two renders', () => {
    noRequestCache.set('/products', 'answer');
    expect(noRequestCache.get('/products')).toBeUndefined();
  });
});
