import { languages } from '../../contract/languages.ts';
import type { Language } from '../../contract/languages.ts';

/** Something in every language the shop speaks, side by side: where one is missing the types say so (decision 079). */
export type InEach<T> = Readonly<Record<Language, T>>;

/** A text in every language. */
export type Said = InEach<string>;

/** What is made alike for every language. */
export const inEach = <T>(make: (language: Language) => T): InEach<T> =>
  // One entry per language.
  Object.fromEntries(languages.map((language) => [language, make(language)])) as InEach<T>;

/** The locale that days, hours and numbers of a language are formatted by. */
export const locales: Said = { it: 'it-IT', 'en-US': 'en-US' };
