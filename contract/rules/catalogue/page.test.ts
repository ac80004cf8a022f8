import { describe, expect, test } from 'vitest';

import { pageAfterChange } from './catalogue-filters.ts';
import { catalogueHash } from './catalogue-hash.ts';
import { pageOf, pageRange } from './page.ts';

describe('pages', () => {
  test('T12 count from 1 and are at least one', () => {
    expect(pageOf({ totItems: 0, pageSize: 24, page: 0 })).toEqual({
      selPage: 1,
      totPages: 1,
      totItems: 0,
      itemsPerPage: 24,
    });
    expect(pageOf({ totItems: 48, pageSize: 24, page: -3 })).toMatchObject({ selPage: 1, totPages: 2 });
    expect(pageOf({ totItems: 5, pageSize: 0, page: Number.NaN })).toMatchObject({
      selPage: 1,
      itemsPerPage: 1,
    });
  });

  test('T12 hold their part of the list, nothing past the end', () => {
    expect(pageRange(pageOf({ totItems: 49, pageSize: 24, page: 2 }))).toEqual({ start: 24, end: 48 });
    expect(pageRange(pageOf({ totItems: 49, pageSize: 24, page: 3 }))).toEqual({ start: 48, end: 49 });
    expect(pageRange(pageOf({ totItems: 49, pageSize: 24, page: 4 }))).toEqual({ start: 49, end: 49 });
  });
});

describe('catalogue filters', () => {
  test('CAT-08 reset the page when they change', () => {
    const changes = ['facet', 'promo', 'onlyNew', 'preferred', 'sort', 'categoryId', 'page'];
    expect(changes.map((change) => pageAfterChange(change, 4))).toEqual([1, 1, 1, 1, 1, 1, 4]);
  });

  test('CAT-13 the hash names warehouse, day and slot', () => {
    expect(catalogueHash({ warehouseId: 89, dateIso: '2026-11-22', timeslotId: 7 })).toBe('w89d2026-11-22t7');
    expect(catalogueHash({ warehouseId: 89, dateIso: '', timeslotId: undefined })).toBe('w89d0t0');
  });
});
