import type { IconShape } from '../primitives/icon-shape.ts';

export const arrowUpIcon: IconShape = 'M5 12l7-7 7 7M12 19V5';
