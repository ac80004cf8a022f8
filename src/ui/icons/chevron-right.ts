import type { IconShape } from '../icon-shape.ts';

export const chevronRightIcon: IconShape = 'M9 18l6-6-6-6';
