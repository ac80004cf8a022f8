import { largestPageSize, productPageSize } from '../../contract/api/page-sizes.ts';
import { sortKeys, type SortKey } from '../../contract/api/shopping/sort-keys.ts';
import { pageAfterChange } from '../../contract/rules/catalogue/catalogue-filters.ts';
import type { ListQuery } from '../../machines/catalogue/catalogue.types.ts';

const isSortKey = (value: string): value is SortKey => sortKeys.some((key) => key === value);

const facetText = /^[\w-]{1,60}:[\w-]{1,60}$/;

/** Reads a list's address; whatever it cannot mean counts as absent. */
export function readListQuery(slug: string | null, search: string): ListQuery {
  const params = new URLSearchParams(search);
  const sort = params.get('sort') ?? '';
  const page = Number(params.get('page') ?? '1');
  const idOf = (name: string) => {
    const id = Number(params.get(name));
    return Number.isInteger(id) && id > 0 ? id : null;
  };
  const pageSize = Number(params.get('page_size'));
  return {
    slug,
    categoryId: slug === null ? null : idOf('categoryId'),
    q: (params.get('q') ?? '').trim().slice(0, 200),
    parentCategoryId: idOf('parent_category_id'),
    filters: params.getAll('filter').filter((filter) => facetText.test(filter)),
    sort: isSortKey(sort) ? sort : '',
    promo: params.get('promo') === 'true',
    onlyNew: params.get('new_product') === 'true',
    preferred: params.get('preferred') === 'true',
    page: Number.isInteger(page) && page > 0 && page < 10_000 ? page : 1,
    pageSize:
      Number.isInteger(pageSize) && pageSize > 0 && pageSize <= largestPageSize ? pageSize : productPageSize,
  };
}

/** The list after filters changed, on the page the rule says (CAT-08). */
export const withChange = (query: ListQuery, change: Partial<Omit<ListQuery, 'page'>>): ListQuery => ({
  ...query,
  ...change,
  page: Object.keys(change).reduce((page, filter) => pageAfterChange(filter, page), query.page),
});

/** The list after a facet value was switched. */
export const withFilter = (query: ListQuery, filter: string): ListQuery =>
  withChange(query, {
    filters: query.filters.includes(filter)
      ? query.filters.filter((entry) => entry !== filter)
      : [...query.filters, filter],
  });

/** How many filters are chosen. */
export const filterCount = ({ filters, promo, onlyNew, preferred }: ListQuery): number =>
  filters.length + [promo, onlyNew, preferred].filter(Boolean).length;

/** The list with nothing left out by choice. */
export const withoutFilters = (query: ListQuery): ListQuery =>
  withChange(query, { filters: [], promo: false, onlyNew: false, preferred: false });
