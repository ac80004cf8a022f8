import type { IconShape } from '../icon-shape.ts';

export const chevronUpIcon: IconShape = 'M18 15l-6-6-6 6';
