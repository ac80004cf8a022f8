import type { IconShape } from '../primitives/icon-shape.ts';

export const circleCheckIcon: IconShape = 'M22 12a10 10 0 1 1-20 0 10 10 0 0 1 20 0zM16 9l-5.5 5.5L8 12';
