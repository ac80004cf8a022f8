import type { PostType } from './api/content/content.ts';
import type { Flyer } from './api/content/flyer.ts';
import type { Recipe } from './api/content/recipe.ts';

interface PostText {
  /** Unique among the posts of its type. */
  slug: string;
  title: string;
  /** Simple HTML; whoever shows it cleans it (CMS-01). */
  html: string;
  /** Until when, or for whom, it holds, in words; may be empty. */
  validity: string;
  seoTitle: string;
  seoDescription: string;
  categorySlug: string | null;
  /** The day it was written or changed last, `YYYY-MM-DD`; before it, it is not seen. */
  date: string;
}

/**
 * A text of a brand's shop: a page, a question, a flyer with its products, a recipe with its ingredients …; of a flyer that
 * repeats, the days are those of its first time.
 */
export type BrandPost =
  | (PostText & { type: Exclude<PostType, 'volantini' | 'ricette'> })
  | (PostText & { type: 'volantini'; acf: Flyer['acf']; repeats: 'week' | 'month' | null })
  | (PostText & { type: 'ricette'; acf: Recipe['acf'] });
