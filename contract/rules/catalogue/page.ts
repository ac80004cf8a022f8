import type { PageInfo } from '../../api/shopping/product.ts';

/** The page object: pages from 1, below 1 counts as 1, past the end is kept as asked, and at least one page (T12, CAT-06). */
export function pageOf(input: {
  readonly totItems: number;
  readonly pageSize: number;
  readonly page: number;
}): PageInfo {
  const itemsPerPage = Math.max(1, Math.trunc(input.pageSize) || 1);
  const totItems = Math.max(0, Math.trunc(input.totItems) || 0);
  return {
    selPage: Math.max(1, Math.trunc(input.page) || 1),
    totPages: Math.max(1, Math.ceil(totItems / itemsPerPage)),
    totItems,
    itemsPerPage,
  };
}

/** Half-open range of the list that is on the page; empty past the end. */
export function pageRange(page: PageInfo): { start: number; end: number } {
  const start = Math.min(page.totItems, (page.selPage - 1) * page.itemsPerPage);
  return { start, end: Math.min(page.totItems, start + page.itemsPerPage) };
}
