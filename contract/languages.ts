/**
 * Languages the shop can be said in, as BCP 47 tags. A language decides the currency amounts are shown in, units and the
 * forms of days and hours as well (TEN-03): it shows euro and metric units, en-US dollars, pounds and ounces.
 */
export const languages = ['it', 'en-US'] as const;

export type Language = (typeof languages)[number];

/** What each language calls itself. */
export const languageNames: Readonly<Record<Language, string>> = { it: 'Italiano', 'en-US': 'English' };

/** First part of the addresses of a language where it is not the brand's first: `/en/catalog/search`. */
export const languageParts: Readonly<Record<Language, string>> = { it: 'it', 'en-US': 'en' };
