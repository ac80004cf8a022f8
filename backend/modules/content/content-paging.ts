import { pageOf } from '../../../contract/rules/catalogue/page.ts';
import type { RawCall } from '../../http/raw-route.ts';
import type { ContentPage, PagedList } from './content-backend.ts';
import { contentAnswer, queryOf, wholeNumber } from './content-answers.ts';
import type { ContentContext } from './content.context.ts';

/** Reads `page` and `per_page`, clamped to their bounds; null when one is no whole number (T12). */
export function contentPage(call: RawCall<ContentContext>, defaultSize: number): ContentPage | null {
  const query = queryOf(call);
  const page = wholeNumber(query('page') ?? '1');
  const perPage = wholeNumber(query('per_page') ?? String(defaultSize));
  if (page === null || perPage === null) return null;
  return { page: Math.max(1, page), perPage: Math.min(100, Math.max(1, perPage)) };
}

/** A page of a list with its totals in the headers (CMS-05). */
export const pagedAnswer = (
  call: RawCall<ContentContext>,
  { items, total }: PagedList<unknown>,
  { page, perPage }: ContentPage,
): Response =>
  contentAnswer(call, items, {
    'X-WP-Total': String(total),
    'X-WP-TotalPages': String(pageOf({ totItems: total, pageSize: perPage, page }).totPages),
  });
