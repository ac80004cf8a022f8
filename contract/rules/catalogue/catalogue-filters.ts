/** The filters of a product list (CAT-07). */
export interface CatalogueFilters {
  readonly categoryId: number | null;
  /** `parameter:key` of each chosen value. */
  readonly facets: readonly string[];
  readonly sort: string;
  readonly promo: boolean;
  readonly onlyNew: boolean;
  readonly preferred: boolean;
  readonly page: number;
  readonly pageSize: number;
}

const pageResetting: ReadonlySet<string> = new Set([
  'facet',
  'facets',
  'promo',
  'onlyNew',
  'preferred',
  'sort',
  'pageSize',
  'categoryId',
]);

/** Page after a filter changed: 1 for every filter but the page itself (CAT-08, CAT-09). */
export function pageAfterChange(filter: string, page: number): number {
  return pageResetting.has(filter) ? 1 : page;
}

/** The filters a category starts with. */
export function initialFilters(categoryId: number | null, pageSize: number): CatalogueFilters {
  return {
    categoryId,
    facets: [],
    sort: '',
    promo: false,
    onlyNew: false,
    preferred: false,
    page: 1,
    pageSize,
  };
}

/** The same filters for the category they belong to, the initial ones for another (CAT-09). */
export function filtersForCategory(filters: CatalogueFilters, categoryId: number | null): CatalogueFilters {
  return filters.categoryId === categoryId ? filters : initialFilters(categoryId, filters.pageSize);
}
