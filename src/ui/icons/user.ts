import type { IconShape } from '../primitives/icon-shape.ts';

export const userIcon: IconShape =
  'M19 21v-2a4 4 0 0 0-4-4H9a4 4 0 0 0-4 4v2M16 7a4 4 0 1 1-8 0 4 4 0 0 1 8 0z';
