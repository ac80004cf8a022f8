import type { IconShape } from '../primitives/icon-shape.ts';

export const smartphoneIcon: IconShape =
  'M7 2h10a2 2 0 0 1 2 2v16a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2zM12 18h.01';
