import type { CategoryView } from '../../contract/api/shopping/category.ts';
import type { FlowError } from '../../contract/api/failure.ts';
import type { ProductList } from '../../contract/api/shopping/product.ts';
import type { SortKey } from '../../contract/api/shopping/sort-keys.ts';
import type { EventOf } from '../chart.types.ts';

/** What the address bar says of a list; it is the only carrier of filters (NAV-21, CAT-07). */
export interface ListQuery {
  /** Last part of the category's path; null lists the whole catalogue. */
  slug: string | null;
  /** Finds the category where no one has the slug (NAV-04). */
  categoryId: number | null;
  q: string;
  parentCategoryId: number | null;
  /** `parameter:key` of each chosen facet value. */
  filters: readonly string[];
  sort: SortKey;
  promo: boolean;
  onlyNew: boolean;
  preferred: boolean;
  page: number;
  /** Products of a page. */
  pageSize: number;
}

/** The category an address means: by its slug, else by its id. */
export interface WantedCategory {
  slug: string;
  categoryId: number | undefined;
}

export interface CatalogueInput {
  query: ListQuery;
  /** Cache key of prices and availability (CAT-13). */
  hash: string;
  /** Id of the category, where the page that leads here has it; null elsewhere. */
  listedId: number | null;
}

export interface CatalogueContext extends CatalogueInput {
  category: CategoryView | null;
  list: ProductList | null;
  /** The first page on screen; later ones are appended. */
  firstPage: number;
  error: FlowError | null;
}

interface CatalogueEvents {
  'query.changed': { query: ListQuery };
  'hash.changed': { hash: string };
  'list.retry': object;
  'session.opened': object;
  'service.resumed': object;
}
export type CatalogueEvent = EventOf<CatalogueEvents>;

/** Pages `firstPage` to `query.page` of the list. */
export interface ListInput {
  query: ListQuery;
  firstPage: number;
  categoryId: number | null;
  hash: string;
}
