import type { ListQuery } from '../../machines/catalogue/catalogue.types.ts';
import { routeTable, type RouteName } from './route-table.ts';

type TablePaths = { [Name in RouteName]: (typeof routeTable)[Name]['path'] };

const tablePaths = Object.fromEntries(
  Object.entries(routeTable).map(([name, { path }]) => [name, path]),
) as TablePaths; // name by name what the table says

/** Every address of the product. */
export const paths = {
  ...tablePaths,
  searchFor: (text: string) => `${tablePaths.catalogue}?${new URLSearchParams({ q: text }).toString()}`,
  offers: `${tablePaths.catalogue}?promo=true`,
  ordersPage: (page: number) => (page === 1 ? tablePaths.orders : `${tablePaths.orders}?page=${page}`),
} as const;

/** The address of a list: only what differs from the plain list stands in the query (CAT-07). */
export function listPath(query: ListQuery): string {
  const params = new URLSearchParams();
  if (query.q !== '') params.set('q', query.q);
  if (query.slug === null && query.parentCategoryId !== null)
    params.set('parent_category_id', String(query.parentCategoryId));
  for (const filter of query.filters) params.append('filter', filter);
  if (query.sort !== '') params.set('sort', query.sort);
  if (query.promo) params.set('promo', 'true');
  if (query.onlyNew) params.set('new_product', 'true');
  if (query.preferred) params.set('preferred', 'true');
  if (query.page > 1) params.set('page', String(query.page));
  const text = params.toString();
  const path = query.slug === null ? paths.catalogue : paths.category(query.slug);
  return text === '' ? path : `${path}?${text}`;
}
