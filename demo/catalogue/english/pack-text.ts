import { englishFigures, said } from './dictionary.ts';
import { packWords } from './words.ts';

/** 'circa 1,2 kg' as 'about 1.2 kg', '80 g, sgocciolato 52 g' as '80 g, drained 52 g'. Throws RangeError for words that are new. */
export const englishPackText = (text: string): string =>
  englishFigures(text.replace(/\p{L}+(?: \p{L}+)*/gu, (words) => said(words, packWords)));
