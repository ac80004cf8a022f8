import type { Graph, Thing } from 'schema-dts';
import type { PageName } from '../routing/route-table.ts';
import { categoryThings } from './category.ts';
import { contentThings } from './content.ts';
import { flyersThings, flyerThings, perksThings } from './flyers.ts';
import type { FoundPage } from './found-page.ts';
import { customerServiceThings, faqThings, withdrawalThings } from './help.ts';
import { homeThings } from './home.ts';
import { productThings } from './product-page.ts';
import { recipesThings, recipeThings } from './recipes.ts';

/** What is told of each page; a page that is not here is told nothing of. */
const makers: Readonly<Partial<Record<PageName, (page: FoundPage) => readonly Thing[]>>> = {
  home: homeThings,
  category: categoryThings,
  product: productThings,
  content: contentThings,
  'content/flyers': flyersThings,
  'content/flyer': flyerThings,
  'content/perks': perksThings,
  'content/recipes': recipesThings,
  'content/recipe': recipeThings,
  faq: faqThings,
  'customer-service': customerServiceThings,
  'content/withdrawal': withdrawalThings,
};

/** A page in schema.org's words, for its document (JSON-LD); null where there is nothing to tell. */
export function structuredData(name: PageName, page: FoundPage): Graph | null {
  const things = makers[name]?.(page) ?? [];
  return things.length === 0 ? null : { '@context': 'https://schema.org', '@graph': things };
}
