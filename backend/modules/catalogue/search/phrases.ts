// A comma between digits is a decimal one.
const separators = /;|\n|(?<!\d),|,(?!\d)/;

const mostPhrases = 20;

/** The things a query asks for: the first 20 parts of a comma list, each once, else all of it. */
export function phrasesOf(query: string): string[] {
  const parts = query.split(separators).map((phrase) => phrase.trim());
  return [...new Set(parts)].filter((phrase) => phrase !== '').slice(0, mostPhrases);
}

/** Lists in turns, the first of each before the second of any; each entry once. */
export function inTurns<Entry>(lists: readonly (readonly Entry[])[]): Entry[] {
  const longest = Math.max(0, ...lists.map((list) => list.length));
  const ranks = Array.from({ length: longest }, (_, rank) =>
    lists.flatMap((list) => list.slice(rank, rank + 1)),
  );
  return [...new Set(ranks.flat())];
}

const count = /^[1-9]\d{0,2}x?$/;

/** Whether a word may be how many of a product are wanted. */
export const isCount = (word: string): boolean => count.test(word);

/** The words without the count they begin with: 2 latte, 2 x latte; unless a name is written so. */
export function withoutCount(
  words: readonly string[],
  isInName: (pair: readonly string[]) => boolean,
): readonly string[] {
  const [first = '', ...others] = words;
  if (!isCount(first) || isInName(words.slice(0, 2))) return words;
  const rest = others[0] === 'x' ? others.slice(1) : others;
  return rest.length === 0 ? words : rest;
}
