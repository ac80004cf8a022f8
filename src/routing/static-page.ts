import type { ReactNode } from 'react';
import type { OpenedPage, PageHead } from './page.ts';

/** A page without flows of its own: it shows the app's. */
export const staticPage = (
  render: () => ReactNode,
  head: () => PageHead,
  own: Pick<OpenedPage, 'header' | 'viewed'> = {},
): OpenedPage => ({
  ...own,
  actors: {},
  start: () => undefined,
  stop: () => undefined,
  follow: () => undefined,
  render,
  head,
  isSettled: () => true,
});
