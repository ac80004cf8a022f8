import type { CatalogueContext } from '../catalogue/catalogue.context.ts';
import type { ContentContext } from '../content/content.context.ts';

/** Everything a use case of this module may touch; it keeps nothing of its own. */
export type SitemapContext = CatalogueContext & ContentContext;
