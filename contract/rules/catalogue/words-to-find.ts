/** A fast search takes this many words, and a word this many characters (CAT-15). */
export const mostWords = 12;
export const longestWord = 60;

// A comma between digits is a decimal one.
const separators = /[\n;]|,(?!\d)|(?<!\d),/;

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** The words of a text, between commas, semicolons or line breaks: each once, at most twelve, none longer than it may be (CAT-15). */
export function wordsToFind(text: string): readonly string[] {
  const words = text
    .replace(/\r\n?/g, '\n')
    .split(separators)
    .map((part) => part.replace(/\s+/g, ' ').trim().slice(0, longestWord).trim())
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
  return words.filter((word, at) => words.findIndex((one) => isSame(one, word)) === at).slice(0, mostWords);
}

/** The words with those of a text after them. */
export const withWords = (words: readonly string[], text: string): readonly string[] =>
  wordsToFind(wordsText([...words, ...wordsToFind(text)]));

/** The words as one text, which gives the same words again. */
export const wordsText = (words: readonly string[]): string => words.join(', ');

/** True for a text of several products, each of which is searched for by itself (CAT-15). */
export const isOfSeveralWords = (text: string): boolean => wordsToFind(text).length > 1;

/** True for a text in which a word has just been ended. */
export const endsWord = (text: string): boolean =>
  /[,;\n]$/.test(text.trimEnd()) && wordsToFind(text).length > 0;
