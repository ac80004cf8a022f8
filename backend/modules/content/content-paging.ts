import { pageOf, pageRange } from '../../../contract/rules/catalogue/page.ts';
import type { RawCall } from '../../http/raw-route.ts';
import { contentAnswer, queryOf, wholeNumber } from './content-answers.ts';
import type { ContentContext } from './content.context.ts';

/** The page of a content list that is asked for. */
export interface ContentPage {
  readonly page: number;
  readonly perPage: number;
}

/** Reads `page` and `per_page`, clamped to their bounds; null when one is no whole number (T12). */
export function contentPage(call: RawCall<ContentContext>, defaultSize: number): ContentPage | null {
  const query = queryOf(call);
  const page = wholeNumber(query('page') ?? '1');
  const perPage = wholeNumber(query('per_page') ?? String(defaultSize));
  if (page === null || perPage === null) return null;
  return { page: Math.max(1, page), perPage: Math.min(100, Math.max(1, perPage)) };
}

/** A page of a list with its totals in the headers (CMS-05). */
export function pagedAnswer(
  call: RawCall<ContentContext>,
  all: readonly unknown[],
  asked: ContentPage,
): Response {
  const page = pageOf({ totItems: all.length, pageSize: asked.perPage, page: asked.page });
  const { start, end } = pageRange(page);
  return contentAnswer(call, all.slice(start, end), {
    'X-WP-Total': String(page.totItems),
    'X-WP-TotalPages': String(page.totPages),
  });
}
