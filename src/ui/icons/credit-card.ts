import type { IconShape } from '../primitives/icon-shape.ts';

export const creditCardIcon: IconShape =
  'M4 5h16a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2zM2 10L22 10M6 14h2';
