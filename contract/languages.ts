/**
 * Languages the shop can be said in, as BCP 47 tags. A language decides units and how amounts, days and hours are written
 * (TEN-03): it has metric units, en-US pounds and ounces. The currency is the brand's.
 */
export const languages = ['it', 'en-US'] as const;

export type Language = (typeof languages)[number];

/** Words of a brand's data by the languages they are translated to; its first language is not among them (decision 100). */
export type Translations<Words> = Readonly<Partial<Record<Language, Words>>>;

/** What each language calls itself. */
export const languageNames: Readonly<Record<Language, string>> = { it: 'Italiano', 'en-US': 'English' };

/** First part of the addresses of a language where it is not the brand's first: `/en/catalog/search`. */
export const languageParts: Readonly<Record<Language, string>> = { it: 'it', 'en-US': 'en' };
