import type { Exclusions } from '../../../contract/api/account/exclusion.ts';
import type { ExclusionReason } from '../../../contract/api/shopping/exclusion-reason.ts';
import { decodeEntities } from '../../../contract/rules/catalogue/html-entities.ts';
import { fold } from '../../platform/fold.ts';
import { stem } from '../catalogue/search/stem.ts';
import { wordsOf } from '../catalogue/search/word-list.ts';
import type { ShelfProduct } from '../catalogue/shelf-product.ts';

/** As much of a product as tells whether somebody excludes it. */
export interface Judged {
  readonly row: Pick<
    ShelfProduct['row'],
    'allergens' | 'brand' | 'descriptions' | 'diets' | 'name' | 'packaging'
  >;
}

// Milk is no tin, and cream no cloth.
const itself: ReadonlySet<string> = new Set(['latte', 'panna']);

/** Singular and plural meet, in Italian and in English. */
const sameForAll = (word: string): string =>
  itself.has(word) ? word : stem(word.replace(/(?<=[a-z]{3})e?s$/, ''));

const stemsOf = (text: string): string[] => wordsOf(text).map(sameForAll);

const plain = (html: string | undefined): string => decodeEntities((html ?? '').replaceAll(/<[^>]*>/g, ' '));

const asBrand = (text: string): string => fold(text).replaceAll(/\s+/g, ' ').trim();

interface ProductWords {
  readonly brand: string;
  readonly name: readonly string[];
  readonly ingredients: readonly string[];
}

// A product is judged for many shoppers, and its label does not change while it is on the shelf.
const known = new WeakMap<Judged, ProductWords>();

function wordsOfProduct(product: Judged): ProductWords {
  const found = known.get(product);
  if (found !== undefined) return found;
  const { brand, name, descriptions } = product.row;
  const words = {
    brand: asBrand(brand),
    name: stemsOf(name),
    ingredients: stemsOf(plain(descriptions.ingredients)),
  };
  known.set(product, words);
  return words;
}

const standIn = (words: readonly string[], text: readonly string[]): boolean =>
  text.some((_, at) => words.every((word, step) => text[at + step] === word));

interface ReadTerm {
  readonly term: string;
  readonly brand: string;
  readonly words: readonly string[];
}

// The terms of one profile are asked about for every product of a cart or a list.
const readTerms = new WeakMap<readonly string[], readonly ReadTerm[]>();

function read(terms: readonly string[]): readonly ReadTerm[] {
  const found = readTerms.get(terms);
  if (found !== undefined) return found;
  const all = terms.map((term) => ({ term, brand: asBrand(term), words: stemsOf(term) }));
  readTerms.set(terms, all);
  return all;
}

/** Whether an ingredient or a brand, as somebody calls it, is the brand, or stands as whole words in name or ingredients. */
function isNamed(product: Judged, { brand: called, words }: ReadTerm): boolean {
  const { brand, name, ingredients } = wordsOfProduct(product);
  if (called === brand) return true;
  if (words.length === 0) return false;
  return standIn(words, name) || standIn(words, ingredients);
}

const isFood = ({ row }: Judged): boolean =>
  row.allergens !== null || (row.descriptions.legal_name ?? '') !== '';

/**
 * Why somebody excludes a product (B-23): the allergens it contains, those it may contain beside them, the diets a food
 * does not say to suit, and what they call by name, in the order they keep them. Bags are never excluded.
 */
export function excludedBy(product: Judged, exclusions: Exclusions | null): readonly ExclusionReason[] {
  const { allergens: declared, diets, packaging } = product.row;
  if (exclusions === null || packaging) return [];
  const contained = exclusions.allergens.filter((allergen) => declared?.contains.includes(allergen));
  const slipped = exclusions.allergens.filter(
    (allergen) => !contained.includes(allergen) && declared?.traces.includes(allergen),
  );
  const unsuited = isFood(product) ? exclusions.diets.filter((diet) => !diets.includes(diet)) : [];
  return [
    ...contained.map((allergen) => ({ kind: 'allergen', allergen }) as const),
    ...(exclusions.traces ? slipped : []).map((allergen) => ({ kind: 'trace', allergen }) as const),
    ...unsuited.map((diet) => ({ kind: 'diet', diet }) as const),
    ...read(exclusions.terms)
      .filter((one) => isNamed(product, one))
      .map(({ term }) => ({ kind: 'term', term }) as const),
  ];
}
