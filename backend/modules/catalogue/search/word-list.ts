import { fold } from '../../../platform/fold.ts';

// What joins two words to one thing: biscotti al latte.
const joining =
  'a ad ai al all alla alle allo agli con da dai dal dall dalla dalle d dei del dell della delle degli dello di in ' +
  'nei nel nell nella per su sul sulla';
const joiningWords = new Set(joining.split(' '));
const articles = new Set('gli i il l la le lo un una uno'.split(' '));
const stopWords = new Set([...joiningWords, ...articles, 'e', 'ed', 'o']);

/** Whether a folded word counts nothing in a search. */
export const isStopWord = (word: string): boolean => stopWords.has(word);

const gramsPerUnit: Readonly<Record<string, readonly [number, 'g' | 'ml']>> = {
  kg: [1000, 'g'],
  hg: [100, 'g'],
  g: [1, 'g'],
  gr: [1, 'g'],
  l: [1000, 'ml'],
  lt: [1000, 'ml'],
  litro: [1000, 'ml'],
  litri: [1000, 'ml'],
  cl: [10, 'ml'],
  ml: [1, 'ml'],
};

/** A content as one word, `500g` or `1500ml`, so that 1/2 l, 0,5 lt and 500 ml are the same. */
export function contentWord(amount: number, unit: string): string | null {
  const known = gramsPerUnit[unit.toLowerCase()];
  return known === undefined || !(amount > 0) ? null : `${Math.round(amount * known[0])}${known[1]}`;
}

const abbreviations: readonly (readonly [RegExp, string])[] = [
  [/\bs\/\s*/g, 'senza '],
  [/\bc\/\s*/g, 'con '],
  [/\bparz\.?\s/g, 'parzialmente '],
  [/\bconf\.?\s/g, 'confezione '],
  [/\bbio\b/g, 'biologico'],
  // The law keeps the name of milk for milk.
  [/\blatte di? (soia|avena|mandorl[ae]|riso|cocco|nocciol[ae])\b/g, 'bevanda di $1'],
  [/\bmezzo\s+(litro|kg|chilo)\b/g, '0.5 $1'],
  [/\bchil[oi]\b/g, 'kg'],
];

function fraction(text: string): string {
  return text.replace(
    /(\d+)\/([2348])(?=\s*(?:kg|hg|gr?|lt?|litr[oi]|cl|ml)\b)/g,
    (_, top: string, bottom: string) => String(Number(top) / Number(bottom)),
  );
}

function contents(text: string): string {
  return text.replace(
    /(\d+(?:[.,]\d+)?)\s*(kg|hg|gr|g|lt|litri|litro|l|cl|ml)\b/g,
    (whole, amount: string, unit: string) => contentWord(Number(amount.replace(',', '.')), unit) ?? whole,
  );
}

/**
 * The words of a text that count in a search: folded, abbreviations written out, a content as one word, a number
 * with decimals too.
 */
export function wordsOf(text: string): string[] {
  const spelled = abbreviations.reduce(
    (result, [pattern, words]) => result.replace(pattern, words),
    `${fold(text)} `,
  );
  return contents(fraction(spelled))
    .replace(/(\d+)[.,](\d+)/g, '$1v$2')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '' && !stopWords.has(word));
}

/** The words of a text that a preposition joins to the one before: latte in biscotti al latte. */
export function joinedWords(text: string): ReadonlySet<string> {
  const parts = fold(text)
    .replace(/\bs\//g, 'senza ')
    .split(/\s+/)
    .filter((part) => !articles.has(part));
  const isJoined = (at: number) => parts[at - 1] === 'senza' || joiningWords.has(parts[at - 1] ?? '');
  return new Set(parts.filter((_, at) => isJoined(at)).flatMap(wordsOf));
}
