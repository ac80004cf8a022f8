import type { IconShape } from '../icon-shape.ts';

export const chevronDownIcon: IconShape = 'M6 9l6 6 6-6';
