import type { IconShape } from '../primitives/icon-shape.ts';

export const arrowRightIcon: IconShape = 'M5 12h14M12 5l7 7-7 7';
