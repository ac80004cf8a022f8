import { Activity, useEffect, useMemo, useState } from 'react';
import { mountedPages } from './mounted-pages.ts';
import type { OpenedPage, PageLocation } from '../routing/page.ts';
import { usePageHead } from '../routing/use-page-head.ts';

interface PagesProps {
  /** Key of the page on screen. */
  shown: string;
  /** Something stands in its place. */
  isCovered: boolean;
  at: PageLocation;
  pageOf: (key: string) => OpenedPage | undefined;
  /** React has taken the first page over. */
  onHydrated: () => void;
}

/** The page on screen, and hidden beside it the lists a shopper may go back to: they are laid out again, not made again. */
export function Pages({ shown, isCovered, at, pageOf, onHydrated }: PagesProps) {
  const [before, setBefore] = useState<readonly string[]>(() => [shown]);
  const mounted = mountedPages(before, { shown, hasLists: (key) => pageOf(key)?.listed !== undefined });
  if (mounted !== before) setBefore(mounted);
  // In an order of their own: what is moved in the document loses where it was scrolled to.
  return mounted.toSorted().map((key) => {
    const page = pageOf(key);
    return (
      page !== undefined && (
        <Activity key={key} mode={key === shown && !isCovered ? 'visible' : 'hidden'}>
          <PageOnScreen page={page} at={at} onHydrated={onHydrated} />
        </Activity>
      )
    );
  });
}

interface PageOnScreenProps extends Pick<PagesProps, 'at' | 'onHydrated'> {
  page: OpenedPage;
}

function PageOnScreen({ page, at, onHydrated }: PageOnScreenProps) {
  useEffect(onHydrated, [onHydrated]);
  usePageHead(page, at);
  return useMemo(() => page.render(), [page]);
}
