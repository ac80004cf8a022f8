import type { SeedCatalogue } from '../seed-catalogue.ts';
import { englishCategories } from './category.ts';
import { englishName } from './product.ts';

/**
 * The same catalogue with what its categories and goods are called in English. Goods whose name is the same in English have no
 * translation: it is Italian there too. Throws RangeError for a text nobody has put into English.
 */
export function withEnglishNames({ categories, products, blocks }: SeedCatalogue): SeedCatalogue {
  const english = englishCategories(categories);
  return {
    categories: categories.map((category, index) => {
      const { name, title, description } = english[index] ?? category;
      return { ...category, translations: { 'en-US': { name, title, description } } };
    }),
    products: products.map((product) => {
      const name = englishName(product);
      return name === product.name ? product : { ...product, translations: { 'en-US': { name } } };
    }),
    blocks,
  };
}
