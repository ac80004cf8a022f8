import type { IconShape } from '../icon-shape.ts';

export const minusIcon: IconShape = 'M5 12h14';
