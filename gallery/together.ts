import type { GalleryView } from './view.ts';

type Declared = Omit<GalleryView, 'name'>;

/** One view in the states of several flows; it is filed under the first one's. */
export const together = (first: Declared, ...more: readonly Declared[]): Declared => ({
  ...first,
  states: () => [first, ...more].flatMap(({ states }) => states()),
});
