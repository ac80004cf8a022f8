import { isOfSeveralWords, wordsToFind } from '../../../contract/rules/catalogue/words-to-find.ts';
import { routeOf } from '../match-route.ts';
import { paths } from '../paths.ts';
import { fastSearchPath } from './fast-search-path.ts';

/** The words a fast search's address names. */
export const wordsIn = (search: string): readonly string[] =>
  wordsToFind(new URLSearchParams(search).getAll('q').join(','));

/**
 * The address to enter in place of another: a fast search without a word is the search, and a search for several words
 * is a fast search (NAV-03, CAT-15). Null where the address itself is entered.
 */
export function entryPath(href: string): string | null {
  const { route, at } = routeOf(href);
  const query = new URLSearchParams(at.search);
  if (route.page === 'fast-search') return wordsIn(at.search).length === 0 ? paths.catalogue : null;
  // Filters and pages are those of one list.
  const isPlain = [...query.keys()].every((name) => name === 'q');
  return route.page === 'search' && isPlain && isOfSeveralWords(query.getAll('q').join(','))
    ? fastSearchPath(wordsIn(at.search))
    : null;
}
