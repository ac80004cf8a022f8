import type { IconShape } from '../primitives/icon-shape.ts';

export const moreIcon: IconShape =
  'M13 12a1 1 0 1 1-2 0 1 1 0 0 1 2 0zM20 12a1 1 0 1 1-2 0 1 1 0 0 1 2 0zM6 12a1 1 0 1 1-2 0 1 1 0 0 1 2 0z';
