import type { IconShape } from '../icon-shape.ts';

export const chevronLeftIcon: IconShape = 'M15 18l-6-6 6-6';
