import { sortKeys, type SortKey } from '../../contract/api/sort-keys.ts';
import type { ListQuery } from '../../machines/catalogue/catalogue.types.ts';

const isSortKey = (value: string): value is SortKey => sortKeys.some((key) => key === value);

const facetText = /^[\w-]{1,60}:[\w-]{1,60}$/;

/** Reads a list's address; whatever it cannot mean counts as absent. */
export function readListQuery(slug: string | null, search: string): ListQuery {
  const params = new URLSearchParams(search);
  const sort = params.get('sort') ?? '';
  const page = Number(params.get('page') ?? '1');
  const parent = Number(params.get('parent_category_id'));
  return {
    slug,
    q: (params.get('q') ?? '').trim().slice(0, 200),
    parentCategoryId: Number.isInteger(parent) && parent > 0 ? parent : null,
    filters: params.getAll('filter').filter((filter) => facetText.test(filter)),
    sort: isSortKey(sort) ? sort : '',
    promo: params.get('promo') === 'true',
    onlyNew: params.get('new_product') === 'true',
    preferred: params.get('preferred') === 'true',
    page: Number.isInteger(page) && page > 0 && page < 10_000 ? page : 1,
  };
}

/** The list after a facet value was switched: page 1 again (CAT-08). */
export const withFilter = (query: ListQuery, filter: string): ListQuery => ({
  ...query,
  page: 1,
  filters: query.filters.includes(filter)
    ? query.filters.filter((entry) => entry !== filter)
    : [...query.filters, filter],
});
