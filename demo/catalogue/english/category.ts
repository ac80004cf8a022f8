import { kebab } from '../product-slug.ts';
import { leafNames } from '../seed-categories.ts';
import type { SeedCategory } from '../seed-catalogue.ts';
import { said, vocabulary } from './dictionary.ts';
import { shelves } from './shelves.ts';
import { hiddenCategoryWords } from './words.ts';

const shelfWords = vocabulary([], Object.fromEntries(shelves), Object.fromEntries(hiddenCategoryWords));

/** The app asks for this one by its slug. */
const timeslotSelector = 'timeslot-selector';

/** Slug of a category in English by its Italian name. */
export const englishCategorySlug = (name: string): string => kebab(said(name, shelfWords));

const slugIn = ({ slug, name }: SeedCategory): string =>
  slug === timeslotSelector ? slug : englishCategorySlug(name);

/** A group that names its leaves names them in English. */
function description(category: SeedCategory, all: readonly SeedCategory[]): string {
  const known = shelfWords.get(category.description);
  if (known !== undefined) return known;
  const leaves = all.filter(({ parentSlug }) => parentSlug === category.slug);
  return leafNames(leaves.map(({ name }) => said(name, shelfWords)));
}

/** The tree in English, with the slugs of its English names. */
export function englishCategories(all: readonly SeedCategory[]): readonly SeedCategory[] {
  const slugs = englishCategorySlugs(all);
  return all.map((category) => ({
    ...category,
    slug: slugIn(category),
    name: said(category.name, shelfWords),
    title: said(category.title, shelfWords),
    parentSlug: category.parentSlug === null ? null : (slugs.get(category.parentSlug) ?? null),
    description: description(category, all),
    goesWith: category.goesWith.map((slug) => slugs.get(slug) ?? slug),
  }));
}

/** English slugs by Italian ones. */
export const englishCategorySlugs = (all: readonly SeedCategory[]): ReadonlyMap<string, string> =>
  new Map(all.map((category) => [category.slug, slugIn(category)]));
