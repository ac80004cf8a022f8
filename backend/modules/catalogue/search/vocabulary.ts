import { stem } from './stem.ts';
import { rightSpelling, synonymsOf } from './synonyms.ts';
import { isOneTypoAway } from './typo.ts';

const shortestPrefix = 3;
const shortestCorrected = 4;
const mostLonger = 40;

/** What a word of a query stands for. */
export interface Reading {
  /** Stems that are the word, or mean the same. */
  readonly stems: readonly string[];
  /** Stems of longer words that begin with it: it may not be typed to its end yet. */
  readonly longer: readonly string[];
  /** The words it was taken for, likeliest first, when it has a typo; else empty. */
  readonly corrections: readonly string[];
}

/** The words of a catalogue. */
export interface Vocabulary {
  /** The word as meant: itself or a synonym, the beginning of a longer one, else one typo away (A05). */
  read(word: string): Reading;
  /** The words one typo away, even of a known word; null when there are none. */
  correct(word: string): Reading | null;
}

/** `words` come as often as they are written, so that the likeliest correction is known. */
export function createVocabulary(words: Iterable<string>): Vocabulary {
  const uses = new Map<string, number>();
  for (const word of words) uses.set(word, (uses.get(word) ?? 0) + 1);
  const spellings = [...uses].toSorted(([, one], [, other]) => other - one).map(([word]) => word);
  const known = new Set(spellings.map(stem));

  const correct = (word: string): Reading | null => {
    if (word.length < shortestCorrected || /\d/.test(word)) return null;
    const near = spellings.filter((one) => one.length >= shortestPrefix && isOneTypoAway(one, word));
    if (near.length === 0) return null;
    return { stems: [...new Set(near.map(stem))], longer: [], corrections: near };
  };
  const longerThan = (word: string): string[] => {
    // A word somebody wrote to its end means itself: mela is no melanzana.
    if (uses.has(word) || word.length < shortestPrefix || /\d/.test(word)) return [];
    const longer = spellings.filter((one) => one.length > word.length && one.startsWith(word));
    return [...new Set(longer.slice(0, mostLonger).map(stem))];
  };
  return {
    correct,
    read: (word) => {
      const right = uses.has(word) ? null : rightSpelling(word);
      const own = stem(right ?? word);
      const stems = [own, ...synonymsOf(own)].filter((one) => known.has(one));
      if (right !== null && stems.length > 0) return { stems, longer: [], corrections: [right] };
      const longer = longerThan(word).filter((one) => !stems.includes(one));
      if (stems.length > 0 || longer.length > 0) return { stems, longer, corrections: [] };
      return correct(word) ?? { stems: [own], longer: [], corrections: [] };
    },
  };
}
