import type { IconShape } from '../primitives/icon-shape.ts';

export const checkIcon: IconShape = 'M20 6 9 17l-5-5';
