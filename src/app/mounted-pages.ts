/** Most pages that stay beside the one on screen. */
const mostHidden = 2;

/**
 * The pages in the document, the one on screen last: of those that were there the last two with lists of products stay,
 * for a shopper goes back to them (NAV-05).
 */
export function mountedPages(
  mounted: readonly string[],
  { shown, hasLists }: { shown: string; hasLists: (key: string) => boolean },
): readonly string[] {
  if (mounted.at(-1) === shown) return mounted;
  return [...mounted.filter((key) => key !== shown && hasLists(key)).slice(-mostHidden), shown];
}
