import type { IconShape } from '../primitives/icon-shape.ts';

export const lockIcon: IconShape =
  'M5 11h14a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V13a2 2 0 0 1 2-2zM7 11V7a5 5 0 0 1 10 0v4';
