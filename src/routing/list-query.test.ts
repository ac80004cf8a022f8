import { describe, expect, test } from 'vitest';
import type { ListQuery } from '../../machines/catalogue/catalogue.types.ts';
import { filterCount, readListQuery, withFilter, withoutFilters } from './list-query.ts';
import { aQuery } from '../../paths/fixtures/catalogue-fixtures.ts';
import { listPath, paths } from './paths.ts';

/** The query an address reads as again. */
const readAgain = (href: string): ListQuery => {
  const { pathname, search } = new URL(href, 'http://shop.invalid');
  const slug = /^\/catalog\/category\/(.*)$/.exec(pathname)?.[1];
  return readListQuery(slug === undefined ? null : decodeURIComponent(slug), search);
};

describe('the address of a list', () => {
  test.each<[string, ListQuery, string]>([
    ['the whole catalogue', aQuery(), '/catalog/search'],
    ['a search', aQuery({ q: 'latte & pane, 1/2 l' }), '/catalog/search?q=latte+%26+pane%2C+1%2F2+l'],
    [
      'a search within a category',
      aQuery({ q: 'latte', parentCategoryId: 9 }),
      '/catalog/search?q=latte&parent_category_id=9',
    ],
    ['a category', aQuery({ slug: 'pane' }), '/catalog/category/pane'],
    ['a nested category', aQuery({ slug: 'dispensa/pasta' }), '/catalog/category/dispensa/pasta'],
    [
      'facets',
      aQuery({ slug: 'pane', filters: ['brand:7', 'class:bio'] }),
      '/catalog/category/pane?filter=brand%3A7&filter=class%3Abio',
    ],
    [
      'a category that also has its id',
      aQuery({ slug: 'pane', categoryId: 12 }),
      '/catalog/category/pane?categoryId=12',
    ],
    [
      'a category by its id alone, with longer pages',
      aQuery({ slug: '', categoryId: 12, page: 2, pageSize: 48 }),
      '/catalog/category/?categoryId=12&page_size=48&page=2',
    ],
    [
      'everything else',
      aQuery({ sort: 'priceUmAsc', promo: true, onlyNew: true, preferred: true, page: 3 }),
      '/catalog/search?sort=priceUmAsc&promo=true&new_product=true&preferred=true&page=3',
    ],
  ])('CAT-07, NAV-21: of %s is written and read again', (_what, query, href) => {
    expect(listPath(query)).toBe(href);
    expect(readAgain(href)).toEqual(query);
  });

  test('CAT-16: a category asks for itself: the address need not say it twice', () => {
    expect(listPath(aQuery({ slug: 'pane', parentCategoryId: 9 }))).toBe('/catalog/category/pane');
  });
});

describe('an address somebody typed', () => {
  test.each<[string, string, Partial<ListQuery>]>([
    ['pages that are none', '?page=0', {}],
    ['pages that are none', '?page=-3', {}],
    ['pages that are none', '?page=1.5', {}],
    ['pages that are none', '?page=abc', {}],
    ['pages that are none', '?page=Infinity', {}],
    ['pages that are none', '?page=99999', {}],
    ['an exponent as the number it is', '?page=1e1', { page: 10 }],
    ['a sort key nobody offers', '?sort=password', {}],
    ['a sort key from the prototype', '?sort=constructor', {}],
    ['flags that are not true', '?promo=1&new_product=TRUE&preferred=', {}],
    ['categories that are none', '?parent_category_id=-1', {}],
    ['categories that are none', '?parent_category_id=1.5', {}],
    ['categories that are none', '?parent_category_id=x', {}],
    ['a category’s id without a category', '?categoryId=12', {}],
    ['the shortest page', '?page_size=1', { pageSize: 1 }],
    ['the longest page', '?page_size=100', { pageSize: 100 }],
    ['sizes that are none', '?page_size=101', {}],
    ['sizes that are none', '?page_size=0', {}],
    ['sizes that are none', '?page_size=2.5', {}],
    ['sizes that are none', '?page_size=x', {}],
    ['facets of another shape', '?filter=brand&filter=:7&filter=a:b:c&filter=%3Cscript%3E:1', {}],
    [
      'the facets that are some',
      '?filter=brand:7&filter=%20&filter=class:bio',
      { filters: ['brand:7', 'class:bio'] },
    ],
    ['a search without its blanks', '?q=%20%20latte%20', { q: 'latte' }],
    ['the first of two searches', '?q=latte&q=pane', { q: 'latte' }],
    ['unknown names', '?__proto__=1&utm_source=x', {}],
  ])('NAV-02: reads %s: %s', (_what, search, given) => {
    expect(readListQuery(null, search)).toEqual(aQuery(given));
  });

  test.each(['', '0', '-1', '1.5', 'x'])('NAV-04: a category’s id is none: %s', (id) => {
    expect(readListQuery('pane', `?categoryId=${id}`)).toEqual(aQuery({ slug: 'pane' }));
  });

  test('NAV-02: a search is cut at 200 characters', () => {
    expect(readListQuery(null, `?q=${'a'.repeat(5_000)}`).q).toBe('a'.repeat(200));
  });

  test('NAV-02: a facet of more than 60 characters is none', () => {
    expect(readListQuery(null, `?filter=brand:${'7'.repeat(61)}`).filters).toEqual([]);
  });
});

describe('switching a facet value', () => {
  test('CAT-08: adds or takes it away, and goes to page 1', () => {
    const query = aQuery({ filters: ['brand:7'], sort: 'priceAsc', page: 4 });
    expect(withFilter(query, 'class:bio')).toEqual({ ...query, page: 1, filters: ['brand:7', 'class:bio'] });
    expect(withFilter(query, 'brand:7')).toEqual({ ...query, page: 1, filters: [] });
  });

  test('CAT-12: what is left out is counted, and cleared without the search and its order', () => {
    const query = aQuery({
      q: 'latte',
      filters: ['brand:7', 'class:bio'],
      sort: 'priceAsc',
      promo: true,
      page: 4,
    });
    const cleared = aQuery({ q: 'latte', sort: 'priceAsc' });
    expect([filterCount(query), filterCount(cleared)]).toEqual([3, 0]);
    expect(filterCount(aQuery({ onlyNew: true, preferred: true }))).toBe(2);
    expect(withoutFilters(query)).toEqual(cleared);
  });
});

describe('the other addresses', () => {
  test('NAV-06, NAV-07, NAV-11: names are encoded, so that none can leave its place', () => {
    expect([
      paths.product('a/b?c#d'),
      paths.content('../checkout'),
      paths.category('latte uova/più'),
      paths.searchFor('50% & più'),
    ]).toEqual([
      '/catalog/product/a%2Fb%3Fc%23d',
      '/page/..%2Fcheckout',
      '/catalog/category/latte%20uova/pi%C3%B9',
      '/catalog/search?q=50%25+%26+pi%C3%B9',
    ]);
  });
});
