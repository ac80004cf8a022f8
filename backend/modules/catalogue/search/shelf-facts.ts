import type { ShelfWords } from './shelf-words.ts';
import { stem } from './stem.ts';
import type { Reading } from './vocabulary.ts';
import { wordsOf } from './word-list.ts';

/** How much a word says of what is wanted, least first: a thing is bread, a part of a name is sliced. */
export const weights = { unknown: 0, pack: 1, class: 2, brand: 3, name: 4, thing: 5 };

/** What can be said of words without ranking what they find. */
export interface ShelfFacts {
  /** The most that any stem of the word says. */
  weightOf(reading: Reading): number;
  /** Whether a product has all the words. */
  isFound(readings: readonly Reading[]): boolean;
  /** Whether a product with all the words is called after one of them: panini al latte are neither bread nor milk. */
  isOneThing(readings: readonly Reading[]): boolean;
  /** Whether a name opens with the first word and goes on with the other: yogurt alla fragola. */
  isNamed(first: Reading, other: Reading): boolean;
}

type Postings = ReadonlyMap<string, ReadonlySet<number>>;

function postingsOf(texts: readonly (readonly string[])[]): Postings {
  const postings = new Map<string, Set<number>>();
  texts.forEach((stems, id) => {
    for (const one of stems) {
      const ids = postings.get(one);
      if (ids === undefined) postings.set(one, new Set([id]));
      else ids.add(id);
    }
  });
  return postings;
}

const none: ReadonlySet<number> = new Set();

function idsOf(postings: Postings, { stems, longer }: Reading): ReadonlySet<number> {
  const [first = none, ...others] = [...stems, ...longer].map((one) => postings.get(one) ?? none);
  return others.length === 0 ? first : new Set([first, ...others].flatMap((ids) => [...ids]));
}

const meet = (ids: ReadonlySet<number>, others: ReadonlySet<number>): boolean =>
  [...ids].some((id) => others.has(id));

/** The products that have all the words. */
function common(postings: Postings, readings: readonly Reading[]): ReadonlySet<number> {
  const [first = none, ...others] = readings.map((reading) => idsOf(postings, reading));
  return new Set([...first].filter((id) => others.every((ids) => ids.has(id))));
}

/** Stems of texts of which many are the same. */
function stemsByText(): (text: string) => readonly string[] {
  const known = new Map<string, readonly string[]>();
  return (text) => {
    const stems = known.get(text) ?? wordsOf(text).map(stem);
    known.set(text, stems);
    return stems;
  };
}

export function shelfFactsOf(shelf: readonly ShelfWords[]): ShelfFacts {
  const stemsOf = stemsByText();
  const names = shelf.map(({ name }) => stemsOf(name));
  const opening = names.map((stems) => stems.slice(0, 1));
  const kinds = shelf.map(({ kind, branch }) => [...stemsOf(kind), ...stemsOf(branch)]);
  const brands = shelf.map(({ brand }) => stemsOf(brand));
  const classes = shelf.map((one) => stemsOf(one.classes));
  const packs = shelf.map(({ pack }) => stemsOf(pack));
  const categories = shelf.map(({ category }) => stemsOf(category));
  const ofItself = shelf.map(({ home }, id) =>
    [names, kinds, brands, classes, packs].flatMap((texts) => texts[id] ?? []).concat(stemsOf(home)),
  );
  const openings = postingsOf(opening);
  const named = postingsOf(names);
  const things = postingsOf(kinds.map((stems, id) => [...stems, ...(opening[id] ?? [])]));
  const itself = postingsOf(ofItself);
  const anywhere = postingsOf(ofItself.map((stems, id) => [...stems, ...(categories[id] ?? [])]));
  const parts: readonly (readonly [Postings, number])[] = [
    [things, weights.thing],
    [named, weights.name],
    [postingsOf(categories), weights.name],
    [postingsOf(brands), weights.brand],
    [postingsOf(classes), weights.class],
    [postingsOf(packs), weights.pack],
  ];
  return {
    weightOf: ({ stems, longer }) =>
      parts.find(([postings]) => [...stems, ...longer].some((one) => postings.has(one)))?.[1] ??
      weights.unknown,
    isFound: (readings) => common(anywhere, readings).size > 0,
    isOneThing: (readings) => {
      const ids = common(itself, readings);
      return readings.some((reading) => meet(ids, idsOf(things, reading)));
    },
    isNamed: (first, other) => meet(idsOf(openings, first), idsOf(named, other)),
  };
}
