import { describe, expect, test } from 'vitest';

import { isCacheable, isFresh, keysAfterCall } from './request-cache.ts';

describe('request cache', () => {
  test('API-06 keeps answers for less than 15 minutes', () => {
    expect([0, 899_999, 900_000, -1, Number.NaN].map(isFresh)).toEqual([true, true, false, false, false]);
  });

  test('API-06 holds products, category, adv, warehouse-locator and content only', () => {
    const held = [
      '/ebsn/api/products?q=latte',
      '/category',
      '/ebsn/api/warehouse-locator/search',
      '/adv',
      '/p/wp-json/pages',
    ];
    expect(held.map(isCacheable)).toEqual(held.map(() => true));
    const others = [
      '/ebsn/api/cart/view',
      '/ebsn/api/store-proximity/list?services=1',
      '/ebsn/api/store-proximity/localize?latitude=41.88&longitude=12.5',
      '/category-block/info',
      '/p/wp-admin/admin-ajax.php',
      '/',
      '',
    ];
    expect(others.map(isCacheable)).toEqual(others.map(() => false));
  });

  test('API-06 API-07 drops the least recently used of 50, and all on a write', () => {
    const fifty = Array.from({ length: 50 }, (_, index) => `k${index}`);
    expect(keysAfterCall(fifty, { key: 'new', write: false })).toEqual([...fifty.slice(1), 'new']);
    expect(keysAfterCall(['a', 'b'], { key: 'a', write: false })).toEqual(['b', 'a']);
    expect(keysAfterCall(fifty, { key: 'k1', write: true })).toEqual([]);
  });
});
