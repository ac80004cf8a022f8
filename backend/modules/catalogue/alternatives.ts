import { netBaseContent } from '../../../contract/rules/quantity/base-content.ts';
import { stem } from './search/stem.ts';
import { wordsOf } from './search/word-list.ts';
import type { ShelfPrice } from './shelf-price.ts';
import type { ShelfProduct } from './shelf-product.ts';

/** As much as likeness asks of a product: a shelf product has it. */
export interface Likeable {
  readonly row: Pick<ShelfProduct['row'], 'productId' | 'name' | 'infos' | 'diets'>;
  readonly fixed: Pick<ShelfProduct['fixed'], 'weightUnitDisplay'>;
}

type UnitPrice = Pick<ShelfPrice, 'sortUnit'>;

const weights = { words: 3, content: 1, diets: 1 };
/** Two names that have at least this share of their words in common name the same thing. */
const sameThing = 0.5;

const stemsOf = (name: string): ReadonlySet<string> => new Set(wordsOf(name).map(stem));

/** Share of the words two names have in common, 0 to 1, blind to accents, singular and plural. */
export function wordsInCommon(one: string, other: string): number {
  const left = stemsOf(one);
  const right = stemsOf(other);
  const common = [...left].filter((word) => right.has(word)).length;
  const all = left.size + right.size - common;
  return all === 0 ? 0 : common / all;
}

const isSameUnit = (one: Likeable, other: Likeable) =>
  one.fixed.weightUnitDisplay === other.fixed.weightUnitDisplay;

/** How near two contents are, 0 to 1; 0 where they cannot be compared. */
function nearContent(one: Likeable, other: Likeable): number {
  const left = netBaseContent(one.row.infos)?.amount ?? 0;
  const right = netBaseContent(other.row.infos)?.amount ?? 0;
  if (left === 0 || right === 0 || !isSameUnit(one, other)) return 0;
  return Math.min(left, right) / Math.max(left, right);
}

function dietsKept({ row: { diets } }: Likeable, other: Likeable): number {
  if (diets.length === 0) return 1;
  return diets.filter((diet) => other.row.diets.includes(diet)).length / diets.length;
}

/** How well one product stands in for another of its category, 0 to 5: name, net content, diets (B-25). */
export function likeness(product: Likeable, other: Likeable): number {
  return (
    weights.words * wordsInCommon(product.row.name, other.row.name) +
    weights.content * nearContent(product, other) +
    weights.diets * dietsKept(product, other)
  );
}

/** The others of a category, the likest first (B-25). */
export function likestFirst<P extends Likeable>(product: Likeable, others: readonly P[]): P[] {
  return others
    .filter(({ row }) => row.productId !== product.row.productId)
    .map((other) => ({ other, like: likeness(product, other) }))
    .toSorted((one, two) => two.like - one.like || one.other.row.productId - two.other.row.productId)
    .map(({ other }) => other);
}

/**
 * The likest product that is the same thing and costs less per kg, litre or piece; null where there is none. It is
 * measured in the same unit and keeps every diet and claim (B-30).
 */
export function cheaperOf<P extends Likeable>(
  product: Likeable,
  likest: readonly P[],
  priceOf: (product: Likeable) => UnitPrice | null,
): P | null {
  const paid = priceOf(product)?.sortUnit ?? null;
  if (paid === null) return null;
  const isCheaper = (other: P) => {
    const price = priceOf(other)?.sortUnit ?? null;
    return price !== null && price < paid;
  };
  return (
    likest.find(
      (other) =>
        isSameUnit(product, other) &&
        dietsKept(product, other) === 1 &&
        wordsInCommon(product.row.name, other.row.name) >= sameThing &&
        isCheaper(other),
    ) ?? null
  );
}
