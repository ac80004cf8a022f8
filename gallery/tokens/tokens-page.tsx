import type { FunctionComponent } from 'react';
import type { GalleryView } from '../view.ts';

/** Declares a page of tokens: it has one state. */
export const tokensPage = (Page: FunctionComponent): Omit<GalleryView, 'name'> => ({
  kind: 'tokens',
  isWide: false,
  paths: () => [],
  sheet: null,
  states: () => [
    {
      name: 'every token',
      place: null,
      way: [],
      isWaiting: true,
      requirements: [],
      show: () => ({ node: <Page /> }),
    },
  ],
});
