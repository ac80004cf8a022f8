import type { IconShape } from '../primitives/icon-shape.ts';

export const circleIcon: IconShape = 'M22 12a10 10 0 1 1-20 0 10 10 0 0 1 20 0z';
