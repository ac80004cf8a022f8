import type { Post } from '../../contract/api/content/content.ts';
import type { Product } from '../../contract/api/shopping/product.ts';

/** What a page shows, in its order: its text, a block of texts, a row of products (CMS-08). */
export type PagePart =
  | { kind: 'text'; html: string }
  | { kind: 'block'; post: Post }
  | { kind: 'products'; products: readonly Product[] };

export interface PartsQuery {
  html: string;
  /** Cache key of prices and availability (CAT-13). */
  hash: string;
}
