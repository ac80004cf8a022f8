import type { BreadCrumb } from '../../../contract/api/shopping/product.ts';
import type { Translatable } from '../../../contract/api/translated.ts';
import type { Language, Translations } from '../../../contract/languages.ts';
import type { CategoryWords } from './catalogue.table.ts';

interface TranslatedCategory extends CategoryWords {
  readonly translations: Translations<CategoryWords>;
}

/** Returns the words of a category in a language, or those of the brand's first one where they are not translated (TEN-03). */
export function categoryWords(
  { translations, name, title, description }: TranslatedCategory,
  language: Language,
): CategoryWords & Translatable {
  const words = translations[language];
  return words === undefined ? { name, title, description } : { ...words, translated: true };
}

/** Returns the name of a category in a language, likewise. */
export function categoryName(
  category: TranslatedCategory,
  language: Language,
): { name: string } & Translatable {
  const { name, translated } = categoryWords(category, language);
  return { name, ...(translated && { translated }) };
}

/** Returns the way down to a category, with names in a language. */
export const breadCrumbsIn = (
  trail: readonly (TranslatedCategory & Pick<BreadCrumb, 'categoryId' | 'slug'>)[],
  language: Language,
): BreadCrumb[] =>
  trail.map((node) => ({
    categoryId: node.categoryId,
    slug: node.slug,
    ...categoryName(node, language),
  }));
