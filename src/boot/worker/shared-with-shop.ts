import { paths } from '../../routing/paths.ts';

const parts = ['title', 'text', 'url'];

/**
 * Where a text that another app shares with the shop is taken to: behind the hash, so that neither the server nor its log hears
 * of it, and however long it is. Null for any other address.
 */
export function sharedWithShop({ pathname, search, searchParams }: URL, base = ''): string | null {
  const isShared = pathname === base + paths.pastedList && parts.some((part) => searchParams.has(part));
  return isShared ? `${pathname}#${search.slice(1)}` : null;
}
