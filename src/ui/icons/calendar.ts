import type { IconShape } from '../primitives/icon-shape.ts';

export const calendarIcon: IconShape =
  'M8 2v3M16 2v3M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2zM3 9h18';
