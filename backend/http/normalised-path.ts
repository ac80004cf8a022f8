/**
 * The one form a path is judged in: decoded once, single slashes, lower case, no trailing slash. Every variant of a
 * path so meets the same checks as the plain one. Null when its percent-encoding is broken.
 */
export function normalisedPath(pathname: string): string | null {
  let decoded: string;
  try {
    decoded = decodeURIComponent(pathname);
  } catch {
    return null;
  }
  const single = decoded.replace(/\/{2,}/g, '/').toLowerCase();
  return single.length > 1 && single.endsWith('/') ? single.slice(0, -1) : single;
}
