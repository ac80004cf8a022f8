/** What a search found for a line of a list, as much of it as the choice needs; the order is the search's. */
export interface LineHit {
  readonly categoryId: number;
  readonly parentId: number | null;
  /** Stem of the first word of the name. */
  readonly opening: string;
  /** Stems of all that is said of the product. */
  readonly says: ReadonlySet<string>;
  readonly isThere: boolean;
  readonly isUsual: boolean;
  /** The amount asked for is exactly so many packs of it, or weighed; null where it is none or no whole one. */
  readonly wholePacks: number | null;
  /** The amount is about what was asked for: not lowered, not raised, not a heap of small packs. */
  readonly isAmountMet: boolean;
}

/** The words of a line, as they were understood. */
export interface LineWords {
  readonly stems: readonly string[];
  /** Some word found nothing with the rest. */
  readonly isPartlyLeftOut: boolean;
}

const isOpenedBy = ({ opening }: LineHit, { stems }: LineWords): boolean => stems.includes(opening);

/**
 * Whether a hit is the kind of thing that was found first: called the same where that is called what was typed, else, as
 * pasta stands for many things, of its category or a neighbouring one.
 */
function isOfKind(hit: LineHit, best: LineHit, words: LineWords): boolean {
  if (isOpenedBy(best, words)) return hit.opening === best.opening;
  return hit.categoryId === best.categoryId || (hit.parentId !== null && hit.parentId === best.parentId);
}

function rankOf(hit: LineHit, best: LineHit, words: LineWords): number {
  if (!hit.isThere) return 5;
  if (!isOfKind(hit, best, words)) return 4;
  if (hit.isUsual) return 0;
  if (hit.wholePacks === null) return 3;
  return hit.wholePacks === 1 ? 1 : 2;
}

/** What can be had before what cannot, the usual before the rest of its kind, then what holds the amount asked for (B-21). */
export function inOrderToTake<Hit extends LineHit>(hits: readonly Hit[], words: LineWords): readonly Hit[] {
  const [best] = hits;
  if (best === undefined) return [];
  const rank = (hit: Hit) => rankOf(hit, best, words);
  return hits.toSorted((one, other) => rank(one) - rank(other));
}

/**
 * How sure the first to take is what was meant. Sure: all words are said of it, it is there as much as was asked for and
 * of the kind found first, and it is the one usual, or called what was typed, or the only one (B-21).
 */
export function verdictOf(hits: readonly LineHit[], words: LineWords): 'sure' | 'choose' | 'unknown' {
  const [best] = hits;
  const [first] = inOrderToTake(hits, words);
  if (best === undefined || first === undefined) return 'unknown';
  const isMet = words.stems.length === 1 || words.stems.every((stem) => first.says.has(stem));
  if (words.isPartlyLeftOut || !isMet || !first.isAmountMet) return 'choose';
  if (!first.isThere || !isOfKind(first, best, words)) return 'choose';
  const there = hits.filter((hit) => hit.isThere && isOfKind(hit, best, words));
  const usual = there.filter(({ isUsual }) => isUsual);
  if (usual.length > 0) return usual.length === 1 ? 'sure' : 'choose';
  return there.length === 1 || isOpenedBy(first, words) ? 'sure' : 'choose';
}
