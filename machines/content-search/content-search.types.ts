import type { SearchHit } from '../../contract/api/content/content.ts';

/** What of a search is shown: products with what the texts have below, products alone, texts alone. */
export type SearchTab = 'all' | 'products' | 'pages';

/** One page of the texts that hold the words, with the totals of all. */
export interface FoundPages {
  items: readonly SearchHit[];
  total: number;
  totalPages: number;
}
