import type { Shopkeeper } from '../maker.ts';
import type { SeedCatalogue } from '../seed-catalogue.ts';
import { englishCategories, englishCategorySlugs } from './category.ts';
import { englishProduct } from './product.ts';

/**
 * The same goods at the same prices, said in English, with slugs from their English names. What is keyed by Italian names or
 * slugs, such as pictures and labels, was found before. Throws RangeError for a text nobody has put into English.
 */
export function inEnglish(
  { categories, products, blocks }: SeedCatalogue,
  { privateLabel, currency }: Shopkeeper,
): SeedCatalogue {
  const categorySlugs = englishCategorySlugs(categories);
  const english = products.map((product) =>
    englishProduct(product, { privateLabel, categorySlugs, currency }),
  );
  const slugs = new Map(products.map(({ slug }, index) => [slug, english[index]?.slug ?? slug]));
  return {
    categories: englishCategories(categories),
    products: english,
    blocks: blocks.map((block) => ({ ...block, slugs: block.slugs.map((slug) => slugs.get(slug) ?? slug) })),
  };
}
