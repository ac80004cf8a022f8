import { msg } from '@lingui/core/macro';
import type { PageDependencies, PageHead } from '../../routing/page.ts';

/** The head of a list's page: from the second on it says which one it is, as each has an address (NAV-30, CAT-26). */
export function numberedHead(
  head: PageHead,
  { page, words }: Pick<PageDependencies, 'words'> & { page: number },
): PageHead {
  if (page === 1) return head;
  const { title, description } = head;
  return {
    ...head,
    title: words(msg`${title} – pagina ${page}`),
    // A description may end in any way.
    description: words(msg`Pagina ${page}. ${description}`),
  };
}
