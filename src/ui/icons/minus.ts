import type { IconShape } from '../primitives/icon-shape.ts';

export const minusIcon: IconShape = 'M5 12h14';
