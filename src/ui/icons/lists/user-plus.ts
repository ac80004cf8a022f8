import type { IconShape } from '../../primitives/icon-shape.ts';

export const userPlusIcon: IconShape =
  'M16 21v-2a4 4 0 0 0-4-4H6a4 4 0 0 0-4 4v2M9 3a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM19 8v6M22 11h-6';
