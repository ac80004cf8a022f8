import { weights } from './shelf-facts.ts';
import type { ShelfFacts } from './shelf-facts.ts';
import type { Reading } from './vocabulary.ts';

/** A word of a query as it is understood. */
export interface ReadWord {
  readonly word: string;
  readonly reading: Reading;
  /** A preposition joins it to the word before: biscotti al latte. */
  readonly isJoined: boolean;
}

const readingsOf = (words: readonly ReadWord[]) => words.map(({ reading }) => reading);

/**
 * The several things that words without commas ask for: latte, uova and pane; null when they ask for one. A thing
 * begins with a word that products are called after, and is as long as products have all of it.
 */
export function thingsOf(words: readonly ReadWord[], facts: ShelfFacts): readonly ReadWord[][] | null {
  const begins = ({ word, reading, isJoined }: ReadWord, [first]: readonly ReadWord[]): boolean =>
    !isJoined &&
    facts.weightOf(reading) === weights.thing &&
    (first === undefined || first.word === word || !facts.isNamed(first.reading, reading));
  const belongs = (thing: readonly ReadWord[], next: ReadWord): boolean => {
    if (thing.some(({ word }) => word === next.word)) return false;
    const readings = readingsOf([...thing, next]);
    return facts.weightOf(next.reading) === weights.thing
      ? facts.isOneThing(readings)
      : facts.isFound(readings);
  };
  const things: ReadWord[][] = [];
  for (const next of words) {
    const thing = things.at(-1);
    if (thing !== undefined && belongs(thing, next)) thing.push(next);
    else if (begins(next, thing ?? [])) things.push([next]);
    else return null;
  }
  return things.length > 1 ? things : null;
}
