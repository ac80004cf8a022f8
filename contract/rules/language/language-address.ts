import { languageParts, type Language } from '../../languages.ts';

/** The languages of a shop, its first one first. */
type Offered = readonly [Language, ...Language[]];

/** What stands before the path of every page in a language: nothing in a shop's first one, else "/en". */
export type LanguageBase = '' | `/${string}`;

export const languageBase = (offered: Offered, language: Language): LanguageBase =>
  language === offered[0] ? '' : `/${languageParts[language]}`;

/** Calls and files are the same in all languages. */
const common = ['/ebsn/', '/p/wp-json/', '/media/', '/assets/'];

/** A path of the shop as it is in the address bar: "/catalog/search" becomes "/en/catalog/search". */
export function outerPath(base: LanguageBase, href: string): string {
  const isPage =
    href.startsWith('/') && !href.startsWith('//') && !common.some((path) => href.startsWith(path));
  return isPage ? base + href : href;
}

/** Whether an address is below this base. */
const isBelow = (base: LanguageBase, path: string): boolean =>
  path === base || ['/', '?', '#'].some((mark) => path.startsWith(base + mark));

/** The path of an address without its language: "/en/catalog/search" becomes "/catalog/search"; null for other languages'. */
export function innerPath(base: LanguageBase, path: string): string | null {
  if (base === '') return path;
  if (!isBelow(base, path)) return null;
  const inner = path.slice(base.length);
  return inner.startsWith('/') ? inner : `/${inner}`;
}

/** The language a path is in, and the path without it. */
export function readLanguage(offered: Offered, path: string): { language: Language; path: string } {
  for (const language of offered.slice(1)) {
    const inner = innerPath(languageBase(offered, language), path);
    if (inner !== null) return { language, path: inner };
  }
  return { language: offered[0], path };
}
