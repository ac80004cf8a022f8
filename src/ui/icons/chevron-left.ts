import type { IconShape } from '../primitives/icon-shape.ts';

export const chevronLeftIcon: IconShape = 'M15 18l-6-6 6-6';
