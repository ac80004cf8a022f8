import {
  innerPath,
  outerPath,
  type LanguageBase,
} from '../../../contract/rules/language/language-address.ts';

/** What stands before the paths of the page's language; the server says it in the document. */
const base = (): LanguageBase => (document.documentElement.dataset['base'] ?? '') as LanguageBase; // our server's own

/** A path of this shop as the address bar has it, in the language of the page. */
export const addressOf = (href: string): string => outerPath(base(), href);

/** The path a whole address of the shop's origin leads to; null where that is in another language. */
export const pathIn = ({
  pathname,
  search,
  hash,
}: Pick<URL, 'pathname' | 'search' | 'hash'>): string | null => innerPath(base(), pathname + search + hash);

/** Path and query of the page in the address bar, or of another address, without its language. */
export const hrefHere = (address = location.pathname + location.search): string =>
  innerPath(base(), address) ?? '/';
