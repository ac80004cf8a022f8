import { outerPath, type LanguageBase } from '../../contract/rules/language/language-address.ts';
import type { MovedAddresses } from '../../contract/tenant.ts';

/** A path as the tables of older addresses have it. */
export const plainPath = (pathname: string): string => pathname.replace(/(?<=.)\/+$/, '');

/** The query of an address that moved goes on with it, behind what the new one says itself. */
function withQuery(target: string, search: string): string {
  if (search === '') return target;
  return target.includes('?') ? `${target}&${search.slice(1)}` : target + search;
}

/** Leads an older address to the one it has by now, in the language it was asked for in; null for every other address. */
export function movedResponse(
  { pathname, search }: URL,
  { moved }: MovedAddresses,
  base: LanguageBase = '',
): Response | null {
  const from = plainPath(pathname);
  if (!Object.hasOwn(moved, from)) return null;
  return new Response(null, {
    status: 301,
    headers: {
      Location: outerPath(base, withQuery(moved[from] ?? '/', search)),
      'Cache-Control': 'public, max-age=3600',
      Vary: 'Host',
    },
  });
}
