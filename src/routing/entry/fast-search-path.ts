import { wordsText } from '../../../contract/rules/catalogue/words-to-find.ts';
import { pagePaths } from '../paths.ts';

/** Encoded commas between words; between digits one would be a decimal comma. */
const commas = /%2C%20(?!\d)|(?<!\d)%2C%20/g;

/** The address of a fast search; commas stay as they are read (CAT-15). It stands apart: first pages do without it. */
export const fastSearchPath = (words: readonly string[]): string =>
  `${pagePaths.fastSearch}?q=${encodeURIComponent(wordsText(words)).replaceAll(commas, ',')}`;
