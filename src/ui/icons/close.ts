import type { IconShape } from '../primitives/icon-shape.ts';

export const closeIcon: IconShape = 'M18 6 6 18M6 6l12 12';
