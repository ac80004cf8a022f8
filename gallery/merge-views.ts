import type { GalleryView } from './view.ts';

type Declared = Omit<GalleryView, 'name'>;

/** One view in the states of several flows. */
export const mergeViews = (first: Declared, ...more: readonly Declared[]): Declared => ({
  ...first,
  states: () => [first, ...more].flatMap(({ states }) => states()),
  paths: () => [first, ...more].flatMap(({ paths }) => paths()),
});
