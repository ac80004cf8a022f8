import type { DepartmentHits, Facet } from '../../../contract/api/shopping/product.ts';
import type { ShelfProduct } from './shelf-product.ts';

/** Hits in order, with their facets: all of a list but the page and the stock. */
export interface ComputedList {
  readonly products: readonly ShelfProduct[];
  readonly facets: Facet[];
  readonly departments: DepartmentHits[];
  readonly didYouMean: string | null;
  readonly leftOut: readonly string[];
}

/** Keeps the lists asked most lately, by what was asked. */
export interface ListCache {
  once(key: string, make: () => ComputedList): ComputedList;
}

const mostLists = 400;

export function createListCache(): ListCache {
  const lists = new Map<string, ComputedList>();
  return {
    once(key, make) {
      const list = lists.get(key) ?? make();
      lists.delete(key);
      lists.set(key, list);
      const [oldest] = lists.keys();
      if (lists.size > mostLists && oldest !== undefined) lists.delete(oldest);
      return list;
    },
  };
}
