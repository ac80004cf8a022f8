import type { Language } from '../../../../contract/languages.ts';
import type { BrandWords } from './brand-words.ts';
import { english } from './english.ts';
import { italian } from './italian.ts';

const inEach: Readonly<Record<Language, BrandWords>> = { it: italian, 'en-US': english };

/** The words of a new brand in a language. */
export const wordsIn = (language: Language): BrandWords => inEach[language];
