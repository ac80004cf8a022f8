import { weights } from './shelf-facts.ts';
import type { ShelfFacts } from './shelf-facts.ts';
import type { ReadWord } from './things.ts';

/** Words that stay or go together. */
type Unit = readonly ReadWord[];

/** What is kept of words that find nothing together. */
interface Kept {
  readonly kept: readonly ReadWord[];
  readonly leftOut: readonly Unit[];
}

/** More units than that are left out without a look at what the others would find. */
const mostTried = 8;
/** What a preposition joins says less than what it is joined to. */
const ofJoined = 0.5;
/** Who asks for something without gluten needs it more than any other property. */
const ofWithout = 0.75;

/** Without is never left out alone: gluten would be asked for. */
function unitsOf(words: readonly ReadWord[]): readonly Unit[] {
  return words.flatMap((one, at) => {
    if (words[at - 1]?.word === 'senza') return [];
    return [words.slice(at, one.word === 'senza' ? at + 2 : at + 1)];
  });
}

/**
 * Leaves out one word after the other until the rest finds something: the one that says least, and among equals the
 * last; never the one that says most. Null when nothing is left that products are called after.
 */
export function leaveOut(
  words: readonly ReadWord[],
  {
    facts,
    isEnough,
  }: {
    readonly facts: ShelfFacts;
    /** Whether these words find something. */
    readonly isEnough: (words: readonly ReadWord[]) => boolean;
  },
): Kept | null {
  const isKnown = ({ reading }: ReadWord) => facts.weightOf(reading) !== weights.unknown;
  /** Of a brush that is not sold, soft alone would find chestnuts. */
  const says = ({ word, reading }: ReadWord) =>
    /[a-z]/.test(word) && [weights.thing, weights.brand].includes(facts.weightOf(reading));
  const weight = ([first, second]: Unit): number => {
    if (first === undefined) return weights.unknown;
    if (second !== undefined) return weights.name + ofWithout;
    return facts.weightOf(first.reading) - (first.isJoined ? ofJoined : 0);
  };
  const units = unitsOf(words);
  let kept = units.filter((unit) => unit.every(isKnown));
  while (kept.some(([first]) => first !== undefined && says(first))) {
    const now = kept;
    if (isEnough(now.flat())) {
      return { kept: now.flat(), leftOut: units.filter((unit) => !now.includes(unit)) };
    }
    const lightest = now.toReversed().toSorted((one, other) => weight(one) - weight(other));
    const without = (unit: Unit | undefined) => now.filter((one) => one !== unit);
    const tried = now.length > mostTried ? [] : lightest.slice(0, -1);
    kept = without(tried.find((unit) => isEnough(without(unit).flat())) ?? lightest[0]);
  }
  return null;
}
