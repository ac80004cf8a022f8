import { originOf } from './entry/origin-of.ts';

/**
 * Where a visit may return to, as path and query, or null where it is no address of this shop. It is read as a
 * browser would follow it, which drops tabs and line ends and takes backslashes for slashes (NAV-23, NAV-27).
 */
export function returnTarget(wanted: string, origin: string): string | null {
  if (!wanted.startsWith('/') || !URL.canParse(wanted, origin)) return null;
  const url = new URL(wanted, origin);
  // A path of two slashes is an address of its own to whoever follows it next.
  return originOf(url) === origin && !url.pathname.startsWith('//') ? url.pathname + url.search : null;
}
