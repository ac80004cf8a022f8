import { pageOf, pageRange } from '../../../contract/rules/catalogue/page.ts';
import type { ContentPage, PagedList } from './content-backend.ts';

/** One page of a whole list. */
export function paged<Item>(all: readonly Item[], { page, perPage }: ContentPage): PagedList<Item> {
  const { start, end } = pageRange(pageOf({ totItems: all.length, pageSize: perPage, page }));
  return { items: all.slice(start, end), total: all.length };
}
