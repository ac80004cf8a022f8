const elsewhere = 'http://nowhere.invalid';

/** A path of this site to go back to; anything that might lead elsewhere is the home page (API-22). */
export function relayPath(wanted: string | null): string {
  if (wanted === null || !/^\/(?![/\\])/.test(wanted)) return '/';
  // Browsers drop tabs and line breaks and read a backslash as a slash.
  // oxlint-disable-next-line no-control-regex
  if (/[\u0000-\u0020\\\u007F]/.test(wanted)) return '/';
  const url = URL.parse(wanted, elsewhere);
  if (url === null || url.origin !== elsewhere || url.pathname.startsWith('//')) return '/';
  return url.pathname + url.search + url.hash;
}
