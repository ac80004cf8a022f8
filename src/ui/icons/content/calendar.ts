import type { IconShape } from '../../primitives/icon-shape.ts';

export const calendarIcon: IconShape =
  'M5 4h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2zM16 2v4M8 2v4M3 10h18';
