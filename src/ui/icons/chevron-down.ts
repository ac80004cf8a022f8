import type { IconShape } from '../primitives/icon-shape.ts';

export const chevronDownIcon: IconShape = 'M6 9l6 6 6-6';
