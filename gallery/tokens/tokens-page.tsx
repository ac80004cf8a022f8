import type { FunctionComponent } from 'react';
import { stateWithoutFlow, type GalleryView } from '../view.ts';

/** Declares a page of tokens: it has one state. */
export const tokensPage = (Page: FunctionComponent): Omit<GalleryView, 'name'> => ({
  kind: 'tokens',
  isWide: false,
  paths: () => [],
  sheet: null,
  keyboard: {},
  states: () => [stateWithoutFlow('every token', () => ({ node: <Page /> }))],
});
